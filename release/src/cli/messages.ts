import { nameOf, shortened } from '../names.ts'
import { oneLine } from '../print.ts'
import type { Preview } from '../records/preview.ts'
import type { OpenedIn, Release } from '../records/releases.ts'
import type { Verdict } from '../releasing/can-deploy.ts'
import type { Chosen } from '../releasing/choose-versions.ts'
import type { HistoryLine } from '../releasing/history.ts'
import type { Previewed } from '../releasing/make-preview.ts'
import type { Plan } from '../releasing/plan.ts'
import type { Status } from '../releasing/status.ts'
import { type KeyList, rootsOf } from '../signing/key-list.ts'

/** Command output for people, one line per item. Programs use `--json`, which omits nothing. */

/** The longest line of output, in columns. */
const width = 100

const cut = (text: string, columns: number): string => {
  const line = oneLine(text)
  return line.length > columns ? `${line.slice(0, columns - 1)}…` : line
}

const minute = 60_000

/** '5 min ago'; the date after two weeks. */
export function ago(when: string, now = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(when)) / minute)
  if (minutes < -60) return when.slice(0, 10) // dated by a clock that is ahead
  if (minutes < 1) return 'now'
  if (minutes < 60) return `${minutes} min ago`
  if (minutes < 60 * 48) return `${Math.floor(minutes / 60)} h ago`
  if (minutes < 60 * 24 * 14) return `${Math.floor(minutes / 60 / 24)} days ago`
  return when.slice(0, 10)
}

const fromTo = (from: string | undefined, to: string): string =>
  from ? `${shortened(from)} → ${shortened(to)}` : shortened(to)

/** Printed before anything is done. */
export const describeChosen = ({ name, live, version, publication, wasTakenBack }: Chosen): string => {
  const published = publication && `, published ${ago(publication.when)} by ${publication.by}`
  const back = wasTakenBack ? `, which was rolled back: see pnpm release history ${name}` : ''
  return oneLine(`${name} ${fromTo(live, version)}${published ?? ''}${back}`)
}

export function describePlan({ release, recomposed, composed, opened }: Plan, isDry: boolean): string[] {
  const { changed, shared } = release
  const versions = namedVersions(release).map(({ name, version }) => `${name}@${shortened(version)}`)
  const { origin, formEndpoint, events } = release.settings
  const what = versions.join(' ') || [origin, formEndpoint, events?.endpoint].filter(Boolean).join(' ')
  const whom = shared && changed.includes(shared.part) ? ` for ${shared.percent}% of visitors` : ''
  return [
    `release ${release.number} ${isDry ? 'would be:' : 'is live:'} ${release.action} ${what}${whom}`,
    `  pages of ${recomposed.join(', ') || 'no part'} change; new compositions: ${composed}`,
    ...(opened ? [`  ${describeOpened(opened)}`] : []),
  ]
}

/** The gate's verdict on versions with one shell. */
export function describeVerdict({ shell, release, isLive, problem, hint, opened }: Verdict): string[] {
  const which = isLive ? 'which is live' : `live up to release ${release}`
  const said = problem === undefined ? 'passes' : `is refused: ${problem}`
  return [
    `  with shell ${shortened(shell)}, ${which}: ${said}`,
    ...(hint ? [`    hint: ${hint}`] : []),
    ...(opened ? [`    ${describeOpened(opened)}`] : []),
  ]
}

export function describePreviewed({ preview, plan }: Previewed, address: string): string[] {
  const { recomposed, composed, opened } = plan
  const versions = namedVersions(preview.release)
  return [
    `preview ${preview.name}: ${versions.map(({ name, version }) => `${name}@${shortened(version)}`).join(' ')}, until ${preview.until}`,
    `  ${address}`,
    `  pages of ${recomposed.join(', ')} change; new compositions: ${composed}`,
    ...(opened ? [`  ${describeOpened(opened)}`] : []),
    `  to release it: pnpm release deploy ${versions.map(nameOf).join(' ')} --why TEXT`,
  ]
}

export function describePreview({ name, release, until, isPrivate }: Preview, address: string): string {
  const what = namedVersions(release).map((part) => `${part.name}@${shortened(part.version)}`)
  const by = `${release.by}, ${ago(release.when)}, on release ${release.parent}`
  return oneLine(
    `${name}  ${what.join(' ')}  ${by}, until ${until}${isPrivate ? ', private' : ''}  ${address}`,
  )
}

const namedVersions = ({ changed, parts, shared }: Release): { name: string; version: string }[] =>
  changed.map((name) => ({
    name,
    version: (name === shared?.part ? shared.state : parts[name])?.version ?? '',
  }))

const describeOpened = (opened: OpenedIn): string =>
  'skipped' in opened
    ? `not opened in a browser: ${opened.skipped}`
    : `${opened.pages} of ${opened.of} pages opened in ${opened.browser}: no problems`

export const describeStatus = ({ release, channel, parts, shared, keys, lastWord }: Status): string[] => [
  `release ${release} on ${channel}${keys ? ', signed' : ''}${lastWord ? `; last signature: ${ago(lastWord.when)}, by ${oneLine(lastWord.by)}` : ''}`,
  ...Object.entries(parts).flatMap(([name, part]) => [
    describePart(name, part),
    ...(shared?.part === name ? [describePart(`  for ${shared.percent}%`, shared)] : []),
  ]),
  ...(keys ? [] : [none]),
]

function describePart(
  name: string,
  { version, since, by, why, takenBack = [], opened }: Status['parts'][string],
): string {
  const isOpened = opened && 'browser' in opened
  const left =
    (takenBack[0] ? `, ${shortened(takenBack[0])} was rolled back` : '') +
    (isOpened ? `, in ${opened.browser.replace(/\..*/, '')}` : ', no browser')
  const start = `  ${name.padEnd(14)} ${shortened(version)}  ${ago(since).padEnd(10)}  `
  return start + cut(`${by}: ${why}`, width - start.length - left.length) + left
}

const none = 'no keys: anyone who can write to the store can release anything (docs/keys.md)'

/** The keys of a channel, one line each. */
export function describeKeys(channel: string, list: KeyList | undefined): string[] {
  if (!list) return [`${channel} has ${none}`]
  const { version, threshold, keys } = list
  const roots = rootsOf(list).length
  return [
    `version ${version} of the keys of ${channel}; ${threshold} of ${roots} root keys must sign a change`,
    ...Object.entries(keys).map(([id, { name, may }]) =>
      oneLine(`  ${id.slice(0, 12)}  ${name}: ${may.join(', ')}`),
    ),
  ]
}

/** What a list of keys changes, one line for each key. */
export function describeKeyChange(before: KeyList | undefined, after: KeyList): string[] {
  const lines: string[] = []
  const said = (id: string, { name, may }: KeyList['keys'][string]) =>
    oneLine(`${id.slice(0, 12)}  ${name}: ${may.join(', ')}`)
  const had = (id: string) => (before && Object.hasOwn(before.keys, id) ? before.keys[id] : undefined)
  for (const [id, key] of Object.entries(before?.keys ?? {}))
    if (!Object.hasOwn(after.keys, id)) lines.push(`- ${said(id, key)}`)
  for (const [id, key] of Object.entries(after.keys)) {
    const known = had(id)
    if (JSON.stringify(known) === JSON.stringify(key)) continue
    if (known) lines.push(`- ${said(id, known)}`)
    lines.push(`+ ${said(id, key)}`)
  }
  if (before?.threshold !== after.threshold)
    lines.push(`root keys that must sign a change: ${before?.threshold ?? 0} → ${after.threshold}`)
  return lines
}

export function describeHistory({
  number,
  action,
  by,
  when,
  why,
  from,
  changed,
  takenBack,
  percent,
}: HistoryLine): string {
  const what = Object.entries(changed).map(([name, version]) => {
    const mark = takenBack.includes(name) ? ' (rolled back)' : ''
    return `${name} ${fromTo(from[name], version)}${percent ? ` for ${percent}%` : ''}${mark}`
  })
  const start = `${String(number).padStart(4)}  ${ago(when).padEnd(10)}  ${action.padEnd(8)}  `
  return start + cut(`${what.join(', ')} ${by}: ${why}`, width - start.length)
}
