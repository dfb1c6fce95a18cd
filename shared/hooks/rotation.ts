/** The item shown, and how much of its time has elapsed: 0 to 100. */
export interface Rotation {
  readonly selected: number
  readonly progress: number
}

export const tickMilliseconds = 100

/** One tick later: at 100 the next of `count` items is selected, and after the last the first. */
export function ticked({ selected, progress }: Rotation, count: number, step: number): Rotation {
  const next = progress + step
  return next < 100 ? { selected, progress: next } : { selected: (selected + 1) % count, progress: 0 }
}

/** A newly selected item, whose time starts over. */
export const chosen = (selected: number): Rotation => ({ selected, progress: 0 })
