import { cutLines } from '../differences/cut-lines.ts'
import { mostEdits } from '../differences/most-edits.ts'
import type { PageDifference } from '../differences/page-differences.ts'
import type { Differences } from '../differences/release-differences.ts'
import { shortened } from '../names.ts'
import { oneLine } from '../print.ts'
import type { VersionsCompared } from '../releasing/diff-versions.ts'
import type { Plan } from '../releasing/plan.ts'

/** Pages that change in the same way, as all pages do when the layout changes. */
interface Alike extends Omit<PageDifference, 'path'> {
  readonly paths: readonly string[]
}

/** Maximum number of lines in the summary of a dry run. */
const mostInSummary = 12

/** The summary at the end of dry runs and previews; empty for a release that was made. */
export function describeSummary({ differences, release: { changed, parts, parent } }: Plan): string[] {
  if (!differences) return []
  const groups = alike(differences.pages)
  const left = groups.slice(mostInSummary).flatMap(({ paths }) => paths).length
  const lines = [
    ...groups.slice(0, mostInSummary).map(describeChange),
    ...(left > 0 ? [`and ${left} more`] : []),
    ...(groups.length > 0 && parent > 0
      ? changed.map((name) => `the text: pnpm release diff ${name} ${shortened(parts[name]?.version ?? '')}`)
      : []),
  ]
  return [`  ${describeCount(differences)}`, ...lines.map((line) => `    ${line}`)]
}

/** All changes, with their text. */
export function describeDifferences({ part, from, to, ...differences }: VersionsCompared): string[] {
  if (from === to) return [`${part} ${shortened(from)}: both are the same version`]
  return [
    `${part} ${shortened(from)} → ${shortened(to)}: ${describeCount(differences)}`,
    ...alike(differences.pages).flatMap((group) => [
      '',
      describeChange(group),
      ...(group.paths.length > 1 ? [`  ${group.paths.join(' ')}`] : []),
      ...(group.isCoarse
        ? ['  all lines from the first to the last of them are shown as removed and added']
        : []),
      ...cutLines(group.lines).map(({ mark, text }) => `${mark} ${text}`),
    ]),
  ]
}

const describeCount = ({ pages, of }: Differences): string =>
  `${pages.length} of ${of} ${of === 1 ? 'page' : 'pages'} would change for visitors`

function describeChange({ paths, change, lines, isCoarse, files }: Alike): string {
  const [first = '', ...others] = paths
  const count = (wanted: '-' | '+') => {
    const { length } = lines.filter(({ mark }) => mark === wanted)
    return length === 1 ? '1 line' : `${length} lines`
  }
  const what = {
    new: `new, ${count('+')}`,
    gone: 'gone',
    text: isCoarse ? `more than ${mostEdits} lines change` : `${count('-')} removed, ${count('+')} added`,
    looks: 'looks different, with the same text',
    files: 'the same page',
  }[change]
  const also = files.length > 0 ? `; ${files.join(', ')} ${files.length === 1 ? 'differs' : 'differ'}` : ''
  return oneLine(`${first}${others.length > 0 ? ` and ${others.length} more` : ''}: ${what}${also}`)
}

function alike(pages: readonly PageDifference[]): Alike[] {
  const groups = new Map<string, Alike & { paths: string[] }>()
  for (const { path, ...how } of pages) {
    const key = JSON.stringify(how)
    const known = groups.get(key)
    if (known) known.paths.push(path)
    else groups.set(key, { ...how, paths: [path] })
  }
  return [...groups.values()]
}
