import type { Problem } from './window.ts'

/** Trouble that had been there, or that comes and goes: both by page and sort, whatever its words. */
export type Trouble = ReadonlySet<string>

/** Words differ from look to look: they may hold a time, a count, a version. */
export const troubleOf = (problems: readonly Problem[]): Trouble =>
  new Set(
    problems.flatMap((problem) => {
      const { part, address, sort } = problem
      return isAnywhere(problem) ? [`${part} ${sort}`] : [`${part} ${sort}`, `${address} ${sort}`]
    }),
  )

/**
 * What a page has not ended goes on in the app, and is heard at whatever address the tab is at by then. Everything else is
 * of its own page: that another one is in the same trouble says nothing of it.
 */
export const isIn = (trouble: Trouble, problem: Problem): boolean =>
  trouble.has(`${isAnywhere(problem) ? problem.part : problem.address} ${problem.sort}`)

const inApp: readonly string[] = ['when a link leads there', 'when one has left it']
const heard: readonly string[] = ['error', 'policy', 'uncaught', 'request', 'mismatch', 'crash']

const isAnywhere = ({ when, sort }: Problem): boolean => inApp.includes(when) && heard.includes(sort)
