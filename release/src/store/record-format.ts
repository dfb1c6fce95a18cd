import { isOf } from './is-of.ts'
import { releaseAt } from './keys.ts'

/** How records other than releases begin, as far as their keys determine it. */
const beginnings: readonly (readonly [RegExp, (...named: string[]) => string])[] = [
  [/^parts\//, () => '{"format":1,"kind":'],
  [/^published\//, () => '{"version":'],
  [/^compositions\//, () => '{"part":'],
  [
    /^previews\/[^/]+\/([^/]+)\/(\d+)\.json$/,
    (name, number) => `{"format":1,"name":"${name}","number":${number},`,
  ],
  [/^heartbeats\/([^/]+)\//, (channel) => `{"format":1,"channel":"${channel}",`],
  [/^(?:marks|removals)\/\d+\.json$/, () => '{"format":1,"when":'],
  [/^removals\//, () => '{"when":'],
  [/^exports\//, () => '{"folder":'],
]

/**
 * Whether a value begins like one that the tool writes at this key. Earlier versions may have begun some records
 * differently, so a mismatch does not prove damage. Readers check the rest, and the content of files by hash.
 */
export function canHold(key: string, begin: Buffer): boolean {
  const [channel, number] = releaseAt(key)
  if (channel) return isOf(begin, channel, Number(number))
  return !isDescription(key) || begin.subarray(0, longest).toString().startsWith(beginningOf(key))
}

/** In bytes: no name in a key is longer than 255. */
const longest = 600

function beginningOf(key: string): string {
  for (const [pattern, beginning] of beginnings) {
    const match = key.match(pattern)
    if (match) return beginning(...match.slice(1))
  }
  return '{'
}

/** Whether a value ends as its key says: an artifact.json with its version, which is the hash of the rest. */
export function endsAs(key: string, value: Buffer): boolean {
  const [, version] = key.match(/^parts\/[^/]+\/([^/]+)\/artifact\.json$/) ?? []
  if (version === undefined) return true
  const end = `"version":"${version}"}`
  return value.subarray(-end.length).toString() === end
}

export const isDescription = (key: string): boolean =>
  key.endsWith('.json') && (!key.startsWith('parts/') || key.endsWith('/artifact.json'))
