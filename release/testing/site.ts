import { cp } from 'node:fs/promises'
import type { Route } from '@bridge/shared/contract'
import { type CompositionRef, readComposition } from '../src/records/composition.ts'
import { requireLive } from '../src/records/releases.ts'
import type { ReleaseRequest } from '../src/releasing/apply.ts'
import { chooseVersions } from '../src/releasing/choose-versions.ts'
import { deploy } from '../src/releasing/deploy.ts'
import { shareVersion } from '../src/releasing/share.ts'
import { FileStore } from '../src/store/file-store.ts'
import type { Store } from '../src/store/store.ts'
import { newFolder } from './folder.ts'
import { makeRemote, makeShell, publishMade } from './parts.ts'

/** A small site with every kind of route: a home page, pages of two remotes, a dynamic route. */
export const routes: readonly Route[] = [
  { path: '/', part: 'mf-a', page: 'home' },
  { path: '/a', part: 'mf-a', page: 'one' },
  { path: '/b', part: 'mf-b', page: 'one' },
  { path: '/posts', part: 'mf-b', page: 'list' },
  { path: '/posts/:slug', part: 'mf-b', page: 'post' },
]

const post = (text: string) => `
export default ({ params }) => ${JSON.stringify(text)} + ' post ' + (params.slug ?? 'missing')
export const params = [{ slug: 'first' }, { slug: 'año 1' }]
export const head = ({ params }) => params.slug && { title: params.slug, description: 'A post.' }
`

const list = (text: string) => `
export default () => ${JSON.stringify(`${text} list`)}
export const head = () => ({ title: 'Posts', description: 'All posts.', modified: '2025-09-01', feed: 'feed.xml' })
export const files = ({ site }) => ({ 'feed.xml': '<feed>' + site.origin + ${JSON.stringify(` ${text} ${'post '.repeat(200)}`)} + '</feed>' })
`

export const makers: Readonly<Record<string, (text: string) => Promise<string>>> = {
  shell: (text) => makeShell({ routes, text }),
  'mf-a': (text) =>
    makeRemote({
      name: 'mf-a',
      pages: { home: JSON.stringify(`${text} home`), one: JSON.stringify(text) },
      files: {
        'client/assets/large.js': `export const large = '${text.repeat(500)}'\n`,
        'client/hand.woff2': 'no font',
        'client/Logo.SVG': `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${'a'.repeat(600)} --></svg>`,
        'client/photo.Jpg': 'no picture',
        'client/module.mjs': 'export {}',
      },
    }),
  'mf-b': (text) =>
    makeRemote({
      name: 'mf-b',
      pages: { one: JSON.stringify(text) },
      modules: { list: list(text), post: post(text) },
    }),
}

export const publishText = (store: Store, part: string, text: string): Promise<string> =>
  publishMade(store, (makers[part] as (text: string) => Promise<string>)(text), part)

export const requestIn = (store: Store, why: string, by = 'Asha'): ReleaseRequest => ({
  store,
  channel: 'production',
  by,
  why,
})

/** Publishes a new version of a part and deploys it. */
export async function release(store: Store, part: string, text: string, why = text): Promise<string> {
  const version = await publishText(store, part, text)
  await deploy({ ...requestIn(store, why), targets: [part] })
  return version
}

/** Publishes a new version of a part and gives it to a share of the visitors. */
export async function share(store: Store, part: string, text: string, percent = 5): Promise<string> {
  const version = await publishText(store, part, text)
  await shareVersion(requestIn(store, text), await chooseVersions(store, 'production', [part]), percent)
  return version
}

/** Deploys four further versions of mf-a, and returns them after the one that was live. */
export async function fiveVersions(store: Store): Promise<string[]> {
  const versions = [(await requireLive(store, 'production')).parts['mf-a']?.version ?? '']
  for (const text of ['second', 'third', 'fourth', 'fifth']) versions.push(await release(store, 'mf-a', text))
  return versions
}

let first: Promise<string> | undefined

async function makeFirst(): Promise<string> {
  const root = await newFolder()
  const store = new FileStore(root)
  for (const part of Object.keys(makers)) await publishText(store, part, `${part}-1`)
  await deploy({ ...requestIn(store, 'first'), targets: Object.keys(makers) })
  return root
}

/** A new store whose first release is live, with version 1 of every part. */
export async function newSite(): Promise<{ root: string; store: FileStore }> {
  first ??= makeFirst()
  const root = await newFolder()
  await cp(await first, root, { recursive: true })
  return { root, store: new FileStore(root) }
}

/**
 * A release record without its own hash, as earlier versions of the tool wrote it, so that all of it is
 * validated.
 */
export function unsealed(record: object): object {
  const { sha256: _, ...content } = record as { sha256?: unknown }
  return content
}

/** Every address that a release serves, and two that it does not. */
export const addresses: readonly string[] = [
  '/',
  '/a',
  '/b',
  '/posts',
  '/posts/first',
  '/posts/a%C3%B1o%201',
  '/posts/none',
  '/posts/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/release.json',
  '/live/mf-a.json',
  '/live/mf-b.json',
  '/unknown',
]

/** Address and content hash of each live page of a part. */
export async function pagesOf(store: Store, part: string): Promise<string[]> {
  const live = await requireLive(store, 'production')
  const { pages } = await readComposition(store, live.parts[part]?.composition as CompositionRef)
  return pages.map(({ path, page }) => `${path} ${page}`)
}
