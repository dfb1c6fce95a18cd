/** How often to measure, as given on the command line. */
export function numberOfRuns(given: string): number {
  const runs = Number(given)
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`'${given}' is not a number of runs`)
  return runs
}
