import { ReleaseError } from './errors.ts'

/**
 * Names become URLs, store keys and file paths, so nothing in them may lead elsewhere. A part name is never a
 * page's first path segment: '/mf-legal/…' is a part's address on every server, in every release.
 */
const partName = /^(shell|mf-[a-z0-9][a-z0-9-]{0,60})$/
const versionName = /^[0-9][0-9A-Za-z.+-]{0,60}-([0-9a-f]{12}|[0-9a-f]{32})$/
const channelName = /^[a-z0-9][a-z0-9-]{0,60}$/

export const isPartName = (name: unknown): boolean => typeof name === 'string' && partName.test(name)
export const isVersion = (version: unknown): boolean =>
  typeof version === 'string' && versionName.test(version)

/**
 * A version's hash has 128 bits, so collisions are infeasible. Earlier versions of the tool used 48 bits,
 * where a collision takes minutes to find: versions published that way remain, but no new ones are accepted.
 */
export const isLasting = (version: string): boolean => /-[0-9a-f]{32}$/.test(version)

/** For display: the first digits of the hash. Commands accept them wherever they identify one version. */
export const shortened = (version: string): string => hashOf(version).slice(0, 12)

/** A version of a part, as messages show it. */
export const nameOf = ({ name, version }: { name: string; version: string }): string => `${name}@${version}`

/** The hash at the end of a version. */
export const hashOf = (version: string): string => version.slice(version.lastIndexOf('-') + 1)

/** An abbreviated version: a prefix that reaches into the hash, or a prefix of the hash alone. */
const beginning = /^([0-9][0-9A-Za-z.+-]{0,60}-)?[0-9a-f]{4,32}$/

export function checkPartName(name: string): string {
  if (isPartName(name)) return name
  throw new ReleaseError(`'${name}' is not a valid part name`, {
    hint: "use 'shell', or a remote such as 'mf-legal'",
  })
}

export function checkVersion(version: string): string {
  if (isVersion(version) || beginning.test(version)) return version
  throw new ReleaseError(`'${version}' is not a valid version`, {
    hint: "use <package version>-<content hash>, or at least the first 4 digits of the hash; 'pnpm release history' lists versions that were live",
  })
}

/** A preview's name is the first label of its host, and labels have at most 63 characters. */
const previewName = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

export const isPreviewName = (name: string): boolean => previewName.test(name)

export function checkPreviewName(name: string): string {
  if (isPreviewName(name)) return name
  throw new ReleaseError(`'${name}' is not a valid preview name`, {
    hint: "use up to 63 lower-case letters, digits and inner hyphens, as in 'pr-12'",
  })
}

export const isChannel = (name: string): boolean => channelName.test(name)

export function checkChannel(channel: string): string {
  if (isChannel(channel)) return channel
  throw new ReleaseError(`'${channel}' is not a valid channel name`, {
    hint: "use up to 61 lower-case letters, digits and hyphens, beginning with a letter or digit, as in 'production' or 'staging'",
  })
}
