/** How often to measure, as given on the command line. */
export function numberOfRuns(given: string): number {
  const runs = Number(given)
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`'${given}' is not a number of runs`)
  return runs
}

/** A part of one, as given on the command line. */
export function partOf(given: string): number {
  const part = Number(given)
  if (!(part > 0 && part < 1)) throw new Error(`'${given}' is not a width between 0 and 1`)
  return part
}
