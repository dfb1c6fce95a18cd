/** Parses a number of runs from the command line. */
export function numberOfRuns(given: string): number {
  const runs = Number(given)
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs must be a positive integer, not '${given}'`)
  return runs
}

/** Parses a fraction from the command line. */
export function fractionFrom(given: string): number {
  const part = Number(given)
  if (!(part > 0 && part < 1)) throw new Error(`--width must be between 0 and 1, not '${given}'`)
  return part
}
