/** A line drawing below the entries of a menu's panel. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly lines: string
  /** In amber: the path of the money. */
  readonly thread: string
  /** Rows of small cells, drawn as thick dashed strokes. */
  readonly cells?: string
}

const each = (count: number, path: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => path(index)).join('')

/** A batch of payouts crosses a bridge to a stack of balances. */
export const batchToStack: Drawing = {
  width: 600,
  height: 56,
  cells: each(4, (row) => `M0 ${8 + 12 * row}h150`),
  lines: `M150 44h300${each(7, (at) => `M${189 + 37 * at} 44v${-Math.round(39 * (1 - ((at - 3) / 4.16) ** 2))}`)}M450 4h110v10H450Zm0 15h70v10h-70Zm0 15h150v10H450Z`,
  thread: 'M146 44Q300-34 454 44',
}

/** Twelve papers, one for each trade, on a thread to one ledger. */
export const papersToLedger: Drawing = {
  width: 912,
  height: 48,
  lines: `M0 4${'h26v34h-26zm6 9h14m-14 8h9m55-17'.repeat(12)}M842 4${'h70v10h-70zm0 14'.repeat(3)}`,
  thread: `M13 30${'q35 28 70 0'.repeat(11)}q30 22 59-7`,
}

/** The Howrah Bridge; the amber line is its deck. */
export const howrah: Drawing = {
  width: 440,
  height: 56,
  lines: `M0 42Q80 34 110 4Q160 28 220 28T330 4Q360 34 440 42M110 4v50M330 4v50M220 28v14${[37, 31, 19, 0, 15, 22, 25].map((top, at) => (top ? `M${28 * at + 26} ${top}V42M${414 - 28 * at} ${top}V42` : '')).join('')}`,
  thread: 'M0 42h440',
}

/** An article as lines of text; the amber stroke stands for its one figure. */
export const article: Drawing = {
  width: 200,
  height: 40,
  lines: 'M0 4h184M0 14h200M72 24h120M0 34h96',
  thread: 'M0 24h60',
}
