/** Whether this run tests only samples, as `pnpm test` does. All other commands test everything. */
export const isSample = process.env['TEST_SAMPLE'] === '1'

/** The items of a list to test: all, or the first ones in a sample run. */
export const some = <T>(all: readonly T[], count = 1): readonly T[] => (isSample ? all.slice(0, count) : all)
