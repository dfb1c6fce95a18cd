/** What a panel shows below its entries: strokes on a sheet of its own width. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly lines: string
  /** In amber: where the money goes. */
  readonly thread: string
  /** Strokes of square cells. */
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

/** One for each use case, in the order of the menu. */
const papers = [
  '12h38v32h-38zm19 0v32',
  '8h26v36h-26zm5 9h16m-16 7h16m-16 12h9',
  '14h36v30h-36zm0 7h36m-24-7v30m12-30v30',
  '16h44v28h-44zm8 23v-8m9 8v-16m9 16v-5m9 5v-12',
  '8h24v36l-4-4-4 4-4-4-4 4-4-4-4 4z',
  '8h34l-4 12 4 12-4 12h-34l4-12-4-12z',
  '8h30v36h-30zm17 5h8v8h-8zm-12 4h8m-8 13h20m-20 7h20',
  '8h20l8 8v28h-28zm20 0v8h8m-22 13h16m-16 8h9',
  '10h28v34h-28zm9-4h10v7h-10zm-4 14h18m-18 13h10',
  '8h30v36h-30zm0 26h5m5 0h5m5 0h5m-19-18h14',
  '18h44v26h-44zm14 0v26m15-26v26',
  '6h28v11h-28zm4 14h28v11h-28zm-3 14h28v10h-28z',
]

export const papersInARow: Drawing = {
  width: 840,
  height: 48,
  lines: papers.map((paper, at) => `M${4 + 73 * at} ${paper}`).join(''),
  thread: 'M0 28h840',
}

/** The Howrah Bridge; the money is its deck. */
export const howrah: Drawing = {
  width: 440,
  height: 56,
  lines: `M0 42Q80 34 110 4Q160 28 220 28T330 4Q360 34 440 42M110 4v50M330 4v50M220 28v14${[37, 31, 19, 0, 15, 22, 25].map((top, at) => (top ? `M${28 * at + 26} ${top}V42M${414 - 28 * at} ${top}V42` : '')).join('')}`,
  thread: 'M0 42h440',
}

/** An article, with its one figure. */
export const article: Drawing = {
  width: 200,
  height: 40,
  lines: 'M0 4h184M0 14h200M72 24h120M0 34h96',
  thread: 'M0 24h60',
}
