/** What a trade counts, drawn once and repeated for each item counted. */
export interface TallyMark {
  /** In its own units. */
  readonly size: readonly [width: number, height: number]
  /** The outline: filled in green if the item agrees, and amber and empty if it does not agree yet. */
  readonly body: string
  /** Lines on the mark, in the page's colour. */
  readonly lines?: string
  /** Drawn over the mark once the item is done: a strike, a cross. */
  readonly done?: string
  /** Whether the marks hang side by side from a rail. */
  readonly hung?: true
}

/** A room's key on its hook. */
export const keyTag: TallyMark = {
  size: [30, 68],
  body: 'M15 0V18M9 18H21A4 4 0 0 1 25 22V46L20 60H10L5 46V22A4 4 0 0 1 9 18Z',
  lines: 'M12.5 24a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  hung: true,
}

/** A day of the calendar, crossed off. */
export const calendarDay: TallyMark = {
  size: [30, 30],
  body: 'M2 2H28V28H2Z',
  lines: 'M2 8.500H28',
  done: 'M8 13 22 25M22 13 8 25',
}

/** An hour of work. */
export const workedHour: TallyMark = {
  size: [40, 40],
  body: 'M20 3A17 17 0 1 1 19.9 3Z',
  lines: 'M20 20V8.500M20 20 28 24.500M20 4.500V6M35.5 20H34M20 35.500V34M4.5 20H6',
}
