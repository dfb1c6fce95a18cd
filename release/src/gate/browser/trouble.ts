import type { Problem } from './window.ts'

/** Known problems, by page and sort, regardless of their message. */
export type Trouble = ReadonlySet<string>

/** Messages differ between visits: they may contain a time, a count or a version. */
export const troubleOf = (problems: readonly Problem[]): Trouble =>
  new Set(
    problems.flatMap((problem) => {
      const { part, address, sort } = problem
      return isAnywhere(problem) ? [`${part} ${sort}`] : [`${part} ${sort}`, `${address} ${sort}`]
    }),
  )

/**
 * Work that a page failed to stop continues in the app, and its errors surface at whatever address the tab has
 * reached by then. Any other problem belongs to its own page, even if another page has the same one.
 */
export const isIn = (trouble: Trouble, problem: Problem): boolean =>
  trouble.has(`${isAnywhere(problem) ? problem.part : problem.address} ${problem.sort}`)

const inApp: readonly string[] = [
  'when reached by a link',
  'when reached again by a link',
  'after leaving it',
]
const heard: readonly string[] = ['error', 'policy', 'uncaught', 'request', 'mismatch', 'crash']

const isAnywhere = ({ when, sort }: Problem): boolean => inApp.includes(when) && heard.includes(sort)
