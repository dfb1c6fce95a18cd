import { ReleaseError } from '../errors.ts'

/** The store's layout; docs/store.md describes it. No other file joins store paths. */
export const keys = {
  parts: 'parts',
  part: (name: string) => `parts/${name}`,
  artifact: (name: string, version: string) => `parts/${name}/${version}/artifact.json`,
  file: (name: string, version: string, file: string) => `parts/${name}/${version}/${file}`,
  publications: (name: string) => `published/${name}`,
  publication: (name: string, number: number) => `published/${name}/${number}.json`,
  page: (hash: string) => `pages/${hash}.html`,
  composition: (key: string) => `compositions/${key}.json`,
  releases: (channel: string) => `releases/${channel}`,
  exports: (channel: string) => `exports/${channel}`,
  export: (channel: string, id: string) => `exports/${channel}/${id}.json`,
  release: (channel: string, number: number) => `releases/${channel}/${number}.json`,
}

/** All stores reject the same keys: any that could alias another key or lead outside the store. */
export function checkKey(key: string): string {
  if (key.split('/').every((name) => /^[\w@+~-][\w.@+~-]*$/.test(name))) return key
  throw new ReleaseError(`'${key}' is not a valid store key`)
}
