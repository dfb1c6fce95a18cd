import { ReleaseError } from './errors.ts'

/**
 * Names become addresses, keys of the store and paths: nothing in them may lead anywhere else. Parts are told from
 * pages by their names, so that '/mf-legal/…' is a part's address on every server, whatever is released.
 */
const partName = /^(shell|mf-[a-z0-9][a-z0-9-]{0,60})$/
const versionName = /^[0-9][0-9A-Za-z.+-]{0,60}-([0-9a-f]{12}|[0-9a-f]{32})$/
const channelName = /^[a-z0-9][a-z0-9-]{0,60}$/

export const isPartName = (name: unknown): boolean => typeof name === 'string' && partName.test(name)
export const isVersion = (version: unknown): boolean =>
  typeof version === 'string' && versionName.test(version)

/**
 * A version's hash has 128 bits: nobody finds two builds with the same. Earlier tools wrote 48, of which anybody finds two
 * in minutes; what is published with them stays, and nothing new is.
 */
export const isLasting = (version: string): boolean => /-[0-9a-f]{32}$/.test(version)

/** As people read it: the beginning of its hash. Commands take it wherever one version only begins so. */
export const shortened = (version: string): string => hashOf(version).slice(0, 12)

/** A version of a part, as messages call it. */
export const nameOf = ({ name, version }: { name: string; version: string }): string => `${name}@${version}`

/** The hash at the end of a version. */
export const hashOf = (version: string): string => version.slice(version.lastIndexOf('-') + 1)

/** What may stand for a version: all of it, or how it or its hash begins. */
const beginning = /^([0-9][0-9A-Za-z.+-]{0,60}-)?[0-9a-f]{4,32}$/

export function checkPartName(name: string): string {
  if (isPartName(name)) return name
  throw new ReleaseError(`'${name}' is not a part's name`, {
    hint: "parts are 'shell' and remotes such as 'mf-legal'",
  })
}

export function checkVersion(version: string): string {
  if (isVersion(version) || beginning.test(version)) return version
  throw new ReleaseError(`'${version}' is not a version`, {
    hint: "a version is <package version>-<content hash>, or how its hash begins; 'pnpm release history' lists what was live",
  })
}

export function checkChannel(channel: string): string {
  if (channelName.test(channel)) return channel
  throw new ReleaseError(`'${channel}' is not a channel's name`, {
    hint: "small letters, digits and hyphens, such as 'production' or 'staging'",
  })
}
