import type { ChangedLine, PageDifference } from '../differences/page-differences.ts'
import type { Differences } from '../differences/release-differences.ts'
import { shortened } from '../names.ts'
import { oneLine } from '../print.ts'
import type { VersionsCompared } from '../releasing/diff-versions.ts'
import type { Plan } from '../releasing/plan.ts'

/** Pages that change in the same way, as all do when the layout changes. */
interface Alike extends Pick<PageDifference, 'change' | 'lines' | 'files'> {
  readonly paths: readonly string[]
}

/** Most lines in the summary of a dry run. */
const mostInSummary = 12

/** What dry runs and previews end with; nothing for a release that was made. */
export function tellSummary({ differences, release: { changed, parts, parent } }: Plan): string[] {
  if (!differences) return []
  const groups = alike(differences.pages)
  const left = groups.slice(mostInSummary).flatMap(({ paths }) => paths).length
  const lines = [
    ...groups.slice(0, mostInSummary).map(tellChange),
    ...(left > 0 ? [`and ${left} more`] : []),
    ...(groups.length > 0 && parent > 0
      ? changed.map((name) => `the text: pnpm release diff ${name} ${shortened(parts[name]?.version ?? '')}`)
      : []),
  ]
  return [`  ${tellCount(differences)}`, ...lines.map((line) => `    ${line}`)]
}

/** All that changes, with its text. */
export function tellDifferences({ part, from, to, ...differences }: VersionsCompared): string[] {
  if (from === to) return [`${part} ${shortened(from)}: one version, so no difference`]
  return [
    `${part} ${shortened(from)} → ${shortened(to)}: ${tellCount(differences)}`,
    ...alike(differences.pages).flatMap((group) => [
      '',
      tellChange(group),
      ...(group.paths.length > 1 ? [`  ${group.paths.join(' ')}`] : []),
      ...tellLines(group.lines),
    ]),
  ]
}

const tellCount = ({ pages, of }: Differences): string =>
  pages.length === 0
    ? `visitors would see no difference on ${of} pages`
    : `visitors would see ${pages.length} of ${of} pages differently`

function tellChange({ paths, change, lines, files }: Alike): string {
  const [first = '', ...others] = paths
  const count = (wanted: '-' | '+') => {
    const { length } = lines.filter(({ mark }) => mark === wanted)
    return length === 1 ? '1 line' : `${length} lines`
  }
  const what = {
    new: `new, ${count('+')}`,
    gone: 'gone',
    text: `${count('-')} removed, ${count('+')} added`,
    looks: 'looks different, with the same text',
    files: 'the same page',
  }[change]
  const also = files.length > 0 ? `; ${files.join(', ')} differs` : ''
  return oneLine(`${first}${others.length > 0 ? ` and ${others.length} more` : ''}: ${what}${also}`)
}

/** In columns: how much of a long line is shown before and after its change. */
const around = 60

/** A line that replaces another is shown from where they start to differ to where they match again. */
function tellLines(lines: readonly ChangedLine[]): string[] {
  const told: string[] = []
  for (let at = 0; at < lines.length; ) {
    const gone = runOf('-', lines, at)
    const come = runOf('+', lines, at + gone.length)
    const pairs = gone.map((from, index) => cutTo(from, come[index]))
    told.push(...pairs.map(([from]) => `- ${from}`))
    told.push(...come.map((to, index) => `+ ${pairs[index]?.[1] ?? to}`))
    at += gone.length + come.length
  }
  return told
}

function runOf(mark: ChangedLine['mark'], lines: readonly ChangedLine[], at: number): string[] {
  const rest = lines.slice(at)
  const end = rest.findIndex((line) => line.mark !== mark)
  return (end < 0 ? rest : rest.slice(0, end)).map(({ text }) => text)
}

function cutTo(from: string, to: string | undefined): [string, string | undefined] {
  if (to === undefined) return [from, to]
  const shorter = Math.min(from.length, to.length)
  let begin = 0
  while (begin < shorter && from[begin] === to[begin]) begin++
  let end = 0
  while (end < shorter - begin && from.at(-1 - end) === to.at(-1 - end)) end++
  const cut = (text: string) => {
    const last = text.length - end + around
    const shown = text.slice(begin > around ? begin - around : 0, last)
    return `${begin > around ? '…' : ''}${shown}${last < text.length ? '…' : ''}`
  }
  return [cut(from), cut(to)]
}

function alike(pages: readonly PageDifference[]): Alike[] {
  const groups = new Map<string, Alike>()
  for (const { path, ...how } of pages) {
    const key = JSON.stringify(how)
    groups.set(key, { ...how, paths: [...(groups.get(key)?.paths ?? []), path] })
  }
  return [...groups.values()]
}
