/** What a trade counts, drawn once and repeated for each item counted. */
export interface TallyMark {
  /** In its own units. */
  readonly size: readonly [width: number, height: number]
  /** Its outline; green if it agrees, and amber and empty if it does not yet. */
  readonly body: string
  /** Lines on it, in the page's colour. */
  readonly lines?: string
  /** Drawn over it once it is done: a strike, a cross. */
  readonly done?: string
  /** The marks hang side by side from a rail. */
  readonly hung?: true
}

/** A room's key on its hook. */
export const keyTag: TallyMark = {
  size: [30, 68],
  body: 'M15 0V18M9 18H21A4 4 0 0 1 25 22V46L20 60H10L5 46V22A4 4 0 0 1 9 18Z',
  lines: 'M12.5 24a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  hung: true,
}

/** A company in the group's chart. */
export const company: TallyMark = {
  size: [120, 68],
  body: 'M60 0V22M12 22H108V58H12Z',
  lines: 'M22 34H70M22 43H54',
  hung: true,
}

/** A day of the calendar, crossed off. */
export const calendarDay: TallyMark = {
  size: [30, 30],
  body: 'M2 2H28V28H2Z',
  lines: 'M2 8.500H28',
  done: 'M8 13 22 25M22 13 8 25',
}

/** A parcel with its tape. */
export const tapedParcel: TallyMark = {
  size: [30, 28],
  body: 'M3 8 8 2H22L27 8V26H3Z',
  lines: 'M3 8H27M12.5 2 11.5 8V14H18.500V8L17.5 2M19 21.500H23.5',
}

/** A capsule in its blister. */
export const capsule: TallyMark = {
  size: [44, 24],
  body: 'M12 3H32A9 9 0 0 1 32 21H12A9 9 0 0 1 12 3Z',
  lines: 'M22 3V21M11 7.500H18',
}

/** A bundle of papers in its tape. */
export const tiedBundle: TallyMark = {
  size: [32, 40],
  body: 'M3 5H26L29 8V37H3Z',
  lines: 'M3 19H29M3 22H29M8 10.5H20M8 14H23M8 28H23M8 31.5H17',
}

/** An hour of work. */
export const workedHour: TallyMark = {
  size: [40, 40],
  body: 'M20 3A17 17 0 1 1 19.9 3Z',
  lines: 'M20 20V8.500M20 20 28 24.500M20 4.500V6M35.5 20H34M20 35.500V34M4.5 20H6',
}
