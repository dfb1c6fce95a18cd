import { ReleaseError } from '../errors.ts'

/** The store's layout; docs/store.md describes it. No other file joins store paths. */
export const keys = {
  parts: 'parts',
  part: (name: string) => `parts/${name}`,
  version: (name: string, version: string) => `parts/${name}/${version}`,
  artifact: (name: string, version: string) => `parts/${name}/${version}/artifact.json`,
  file: (name: string, version: string, file: string) => `parts/${name}/${version}/${file}`,
  published: 'published',
  publications: (name: string) => `published/${name}`,
  publication: (name: string, number: number) => `published/${name}/${number}.json`,
  pages: 'pages',
  page: (hash: string) => `pages/${hash}.html`,
  compositions: 'compositions',
  composition: (key: string) => `compositions/${key}.json`,
  channels: 'releases',
  releases: (channel: string) => `releases/${channel}`,
  previews: (channel: string) => `previews/${channel}`,
  previewsNamed: (channel: string, name: string) => `previews/${channel}/${name}`,
  preview: (channel: string, name: string, number: number) => `previews/${channel}/${name}/${number}.json`,
  heartbeats: (channel: string, release: number) => `heartbeats/${channel}/${release}`,
  heartbeat: (channel: string, release: number, number: number) =>
    `heartbeats/${channel}/${release}/${number}.json`,
  exports: (channel: string) => `exports/${channel}`,
  export: (channel: string, id: string) => `exports/${channel}/${id}.json`,
  marks: 'marks',
  mark: (number: number) => `marks/${number}.json`,
  hundreds: (folder: string) => `hundreds/${folder}`,
  hundred: (folder: string, hundred: number) => `hundreds/${folder}/${hundred}.json`,
  removals: 'removals',
  removal: (number: number) => `removals/${number}.json`,
  removed: (number: number) => `removals/${number}-done.json`,
  stopped: (number: number) => `removals/${number}-stopped.json`,
  signed: 'signed',
  signedChannel: (channel: string) => `signed/${channel}.json`,
  release: (channel: string, number: number) => `releases/${channel}/${number}.json`,
}

/** The channel and the name, if this is the key of a release record. */
export const releaseAt = (key: string): readonly string[] =>
  key.match(/^releases\/([^/]+)\/(.+)\.json$/)?.slice(1) ?? []

/** Whether this key holds a record that keeps versions, compositions or pages from being pruned. */
export const isRecord = (key: string): boolean => /^(releases|published|previews)\//.test(key)

/** All stores reject the same keys: any that could alias another key or lead outside the store. */
export function checkKey(key: string): string {
  if (key.split('/').every((name) => /^[\w@+~-][\w.@+~-]*$/.test(name))) return key
  throw new ReleaseError(`'${key}' is not a valid store key`)
}
