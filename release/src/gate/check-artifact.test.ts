import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { makeRemote, makeShell, offered, publishMade } from '../../testing/parts.ts'
import { everything, itRefuses, liveSite, ok, pages, remote, shell } from '../../testing/refused.ts'
import { makers, publishText, requestIn, routes } from '../../testing/site.ts'
import { deploy } from '../releasing/deploy.ts'
import { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'

const site = liveSite()

const many = (begin: string) => Array.from({ length: 6000 }, (_, index) => `${begin}${index}`)

itRefuses(site, [
  {
    what: 'a missing page',
    arrange: remote({ pages: { home: ok } }),
    because: /no page 'one', which the shell shows at \/a/,
  },
  {
    what: 'a library version that the shell does not provide',
    arrange: remote({ needs: { libraries: { react: { range: '^20.0.0', names: [] } } } }),
    because: /needs react \^20\.0\.0, but shell@\S+ provides 19\.3\.1/,
  },
  {
    what: 'a library that the shell does not share',
    arrange: remote({ needs: { libraries: { lodash: { range: '^4.0.0', names: [] } } as object } }),
    because: /needs lodash, which the shell does not share/,
  },
  {
    what: 'a name that the platform file does not export',
    arrange: remote({ needs: { libraries: { react: { range: '^19.0.0', names: ['jsx', 'useMagic'] } } } }),
    because: /imports useMagic from react, which the platform file of shell@\S+ does not export/,
  },
  {
    what: 'a token that the shell does not set',
    arrange: remote({ needs: { tokens: ['--ink', '--magic'] } }),
    because: /reads --magic, which shell@\S+ does not set/,
  },
  {
    what: 'thousands of names that the platform file does not export',
    arrange: remote({ needs: { libraries: { react: { range: '^19.0.0', names: many('use') } } } }),
    because:
      /imports use0, use1, use2, use3, use4 and 5995 more from react, which the platform file of shell@/,
  },
  {
    what: 'thousands of tokens that the shell does not set',
    arrange: remote({ needs: { tokens: many('--') } }),
    because: /reads --0, --1, --2, --3, --4 and 5995 more, which shell@\S+ does not set/,
  },
  {
    what: 'a dead link',
    arrange: remote({ pages: { home: ok, one: `'<a href="/nowhere">x</a>'` } }),
    because: /mf-a@\S+ is refused: \/a links to "\/nowhere", which is not a page/,
  },
  {
    what: 'a CSS file',
    arrange: remote({ files: { 'client/assets/style.css': 'h1 {}' } }),
    because: /must not contain a style sheet: client\/assets\/style\.css/,
  },
  {
    what: 'a CSS file with a name in capitals',
    arrange: remote({ files: { 'client/assets/STYLE.CSS': 'h1 {}' } }),
    because: /must not contain a style sheet: client\/assets\/STYLE\.CSS/,
  },
  ...['page.html', 'page.HTM', 'page.xhtml'].map((file) => ({
    what: `a document, ${file}`,
    arrange: remote({ files: { [`client/assets/${file}`]: '<script>x()</script>' } }),
    because: /must not contain a document: client\/assets\/page\./,
  })),
  {
    what: 'an unknown part',
    arrange: async () => ['mf-nobody'],
    because: /no part 'mf-nobody' in the store/,
  },
  {
    what: 'a version of an unknown part',
    arrange: async () => ['mf-nobody@1.0.0-0123456789ab'],
    because: /no part 'mf-nobody' in the store/,
  },
  {
    what: 'an unknown version',
    arrange: async () => ['mf-a@1.0.0-0123456789ab'],
    because: /mf-a@1\.0\.0-0123456789ab was never published/,
  },
  {
    what: 'a remote that the shell has no route to',
    arrange: async ({ store }) => {
      await publishMade(store, makeRemote({ name: 'mf-extra', pages: { one: ok } }), 'mf-extra')
      return ['mf-extra']
    },
    because: /shell@\S+ has no route to it/,
  },
  {
    what: 'a shell with a route to a missing part',
    arrange: shell({ routes: [...routes, { path: '/c', part: 'mf-c', page: 'one' }] }),
    because: /maps \/c to mf-c, which this release does not contain/,
  },
  {
    what: 'a shell with a route to a page that a live remote does not have',
    arrange: shell({ routes: [...routes, { path: '/more', part: 'mf-b', page: 'more' }] }),
    because: /mf-b@\S+ is refused: it has no page 'more'/,
  },
  {
    what: 'a shell that provides less than a live remote needs',
    arrange: async ({ store }) => {
      const needs = { libraries: { react: { range: '^19.0.0', names: ['jsx'] } } }
      const needing = await publishMade(store, makeRemote({ name: 'mf-a', pages, needs }), 'mf-a')
      const libraries = { ...offered(), react: { ...offered().react, version: '18.0.0' } }
      const lesser = await publishMade(store, makeShell({ routes, text: 'lesser', libraries }), 'shell')
      return [`shell@${lesser}`, `mf-a@${needing}`]
    },
    because: /needs react \^19\.0\.0, but shell@\S+ provides 18\.0\.0/,
  },
  {
    what: 'a shell whose renderer does not load',
    arrange: shell({ renderer: `throw new Error('no renderer')` }),
    because: /the shell's renderer does not render: no renderer/,
  },
  {
    what: 'a remote published as the shell',
    arrange: async ({ store }) => {
      const made = makeRemote({ name: 'shell', pages })
      return [`shell@${await publishMade(store, made, 'shell')}`]
    },
    because: /was not built as a shell/,
  },
])

it.each([
  { folder: 'releases/production', because: /^cannot list releases\/production in the store/ },
  { folder: 'published/mf-a', because: /^cannot list published\/mf-a in the store/ },
  { folder: 'parts', because: /^cannot read parts\/mf-a\/\S+\/artifact.json in the store/ },
  { folder: 'compositions', because: /^cannot read compositions\/\w+.json in the store/ },
  { folder: '.unfinished', because: /^cannot write pages\/\S+ in the store/ },
])('refuses a deploy while $folder is unreachable, and changes nothing', async ({ folder, because }) => {
  await publishText(site.store, 'mf-a', `without ${folder}`)
  const before = await everything(site)
  const [place, aside] = [path.join(site.root, folder), path.join(site.root, 'aside')]
  await rename(place, aside)
  await writeFile(place, 'a file where a folder should be')
  try {
    const store = new FileStore(site.root)
    await expect(deploy({ ...requestIn(store, 'try'), targets: ['mf-a'] })).rejects.toThrow(because)
  } finally {
    await rm(place)
    await rename(aside, place)
  }
  expect(await everything(site)).toEqual(before)
})

it('lets a valid version through', async () => {
  const before = await everything(site)
  await publishText(site.store, 'mf-a', 'right')
  await deploy({ ...requestIn(site.store, 'right'), targets: ['mf-a'] })
  await expect
    .poll(async () => (await everything(site)).answers, { timeout: 5000 })
    .not.toEqual(before.answers)
  expect((await everything(site)).history).toHaveLength(before.history.length + 1)
})

it('refuses a first release that lacks the shell or a part that it maps', async () => {
  const empty = new FileStore(await newFolder())
  for (const part of Object.keys(makers)) await publishText(empty, part, '1')
  await expect(deploy({ ...requestIn(empty, 'first'), targets: ['mf-a'] })).rejects.toThrow(
    'the first release must include the shell',
  )
  await expect(deploy({ ...requestIn(empty, 'first'), targets: ['shell', 'mf-a'] })).rejects.toThrow(
    'maps /b to mf-b, which this release does not contain',
  )
  expect(await empty.list(keys.releases('production'))).toEqual([])
})

it('refuses a release without a reason', async () => {
  await expect(deploy({ ...requestIn(site.store, '  '), targets: ['mf-a'] })).rejects.toThrow(
    'a release needs a reason',
  )
})
