import { spawnSync } from 'node:child_process'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newFolder } from '../testing/folder.ts'
import { ask } from '../testing/http.ts'
import { makeRemote, makeShell, offered, publishMade, type RemoteOptions } from '../testing/parts.ts'
import { addresses, makers, newSite, orderIn, publishText, routes } from '../testing/site.ts'
import { deploy } from './commands/deploy.ts'
import { history } from './commands/history.ts'
import { ReleaseError } from './errors.ts'
import { serve } from './serve/serve.ts'
import { FileStore } from './store/file-store.ts'
import { keys } from './store/keys.ts'

const every = 20
let root: string
let store: FileStore
let served: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  const site = await newSite()
  root = site.root
  store = site.store
  served = await serve({ store, channel: 'production', port: 0, every })
})

afterAll(() => served.close())

/** All that a visitor or a release engineer can see. */
async function everything() {
  await new Promise((resolve) => setTimeout(resolve, 3 * every))
  const answers = await Promise.all(addresses.map((address) => ask(served.address, address)))
  return {
    history: await history(store, 'production'),
    answers: answers.map(({ status, text }) => `${status} ${text}`),
  }
}

const ok = '"fine"'
const pages = { home: ok, one: ok }
const throwing = `(() => { throw new Error('broken\\nover lines') })()`
const head = `export const head = () => ({ title: 't', description: 'd' })`

/** A version of mf-a with something about it. */
const remote = (options: Partial<RemoteOptions>) => async () => {
  await publishMade(store, makeRemote({ name: 'mf-a', pages, ...options }), 'mf-a')
  return ['mf-a']
}

/** A version of mf-a whose page writes to the renderer's own channel. */
const forging = (said: string) =>
  remote({
    modules: {
      one: `import { writeSync } from 'node:fs'\nexport default () => ''\n${head}\nwriteSync(3, ${JSON.stringify(`${said}\n`)})\nawait new Promise((resolve) => setTimeout(resolve, 100))`,
    },
  })

const shell = (options: Partial<Parameters<typeof makeShell>[0]>) => async () => {
  await publishMade(store, makeShell({ routes, text: 'other', ...options }), 'shell')
  return ['shell']
}

/** A published version of mf-a whose files in the store are changed afterwards. */
const damaged = (text: string, damage: (folder: string) => Promise<void>) => async () => {
  const version = await publishText(store, 'mf-a', text)
  await damage(path.join(root, 'parts/mf-a', version))
  return [`mf-a@${version}`]
}

const edit = async (file: string, change: (text: string) => string) =>
  writeFile(file, change(await readFile(file, 'utf8')))

interface Refused {
  readonly what: string
  readonly arrange: () => Promise<string[]>
  readonly because: RegExp
}

/** Whether this platform gives a process a network of its own: docs/security.md says what holds where it does not. */
const isConfined = () => spawnSync('unshare', ['--map-root-user', '--net', '--', 'true']).status === 0

const table: readonly Refused[] = [
  {
    what: 'a missing page',
    arrange: remote({ pages: { home: ok } }),
    because: /no page 'one', which the shell shows at \/a/,
  },
  {
    what: 'a library version that the shell does not provide',
    arrange: remote({ needs: { libraries: { react: { range: '^20.0.0', names: [] } } } }),
    because: /needs react \^20\.0\.0, and shell@\S+ provides 19\.3\.1/,
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
    because: /reads the design token --magic, which shell@\S+ does not set/,
  },
  {
    what: 'a CSS file',
    arrange: remote({ files: { 'client/assets/style.css': 'h1 {}' } }),
    because: /holds a style sheet, client\/assets\/style\.css/,
  },
  ...['page.html', 'page.HTM', 'page.xhtml'].map((file) => ({
    what: `a document, ${file}`,
    arrange: remote({ files: { [`client/assets/${file}`]: '<script>x()</script>' } }),
    because: /holds a document, client\/assets\/page\./,
  })),
  {
    what: 'a page that throws',
    arrange: remote({ pages: { home: ok, one: throwing } }),
    because: /page 'one' at \/a does not render: broken/,
  },
  {
    what: 'a page that does not load',
    arrange: remote({ modules: { one: 'export default (' } }),
    because: /page 'one' at \/a does not render: Unexpected/,
  },
  {
    what: 'a page that is none',
    arrange: remote({ modules: { one: 'export const nothing = 1' } }),
    because: /page 'one' at \/a does not render: exports no page/,
  },
  {
    what: 'a page that hangs',
    arrange: remote({ pages: { home: ok, one: '(() => { for (;;); })()' } }),
    because: /page 'one' at \/a did not render within 1 s/,
  },
  {
    what: 'a page that never gets its content',
    arrange: remote({
      modules: {
        one: `export default () => ''\n${head}\nexport const load = () => new Promise(() => setInterval(() => {}))`,
      },
    }),
    because: /page 'one' at \/a did not render within 1 s/,
  },
  {
    what: 'a page that ends its process',
    arrange: remote({ pages: { home: ok, one: 'process.exit(0)' } }),
    because: /page 'one' at \/a ended the renderer: exit 0/,
  },
  {
    what: 'a page that says that all is done',
    arrange: forging('{"done":true}'),
    because: /page 'one' at \/a was not rendered/,
  },
  ...['"ready"', 'null', '{"cmd":"ready"}', '[]', '{"page":null}', '{"done":true,"page":{}}', '7'].map(
    (said) => ({
      what: `a page that sends ${said}`,
      arrange: forging(said),
      because: /page 'one' at \/a (sends a message that is none of the renderer|does not render: )/,
    }),
  ),
  {
    what: 'a page that says more than a line',
    arrange: forging('{"failed":"a\\nb"}'),
    because: /page 'one' at \/a does not render: failed is not one line/,
  },
  {
    what: "another part's page",
    arrange: forging(
      JSON.stringify({
        page: { index: 2, params: {}, head: { title: 't', description: 'd' }, html: '', css: '' },
      }),
    ),
    because: /page 'one' at \/a gives a page that nobody has asked for/,
  },
  {
    what: 'a page that only says that it is alive',
    arrange: remote({
      modules: {
        one: `import { writeSync } from 'node:fs'\nexport default () => ''\n${head}
export const load = () => new Promise(() => setInterval(() => writeSync(3, '{"doing":"work"}\\n'), 50))`,
      },
    }),
    because: /work did not render within 1 s/,
  },
  {
    what: 'a page that has its process stay when its channel is closed',
    arrange: remote({
      pages: { home: ok, one: '(process.disconnect(), setInterval(() => {}, 1000), "text")' },
    }),
    because: /page 'one' at \/a did not render within 1 s/,
  },
  ...['10n', '(() => { const ring = {}; ring.ring = ring; return ring })()'].map((value) => ({
    what: `a page whose structured data is ${value}`,
    arrange: remote({
      modules: {
        one: `export default () => ''\nexport const head = () => ({ title: 't', description: 'd', structuredData: [{ value: ${value} }] })`,
      },
    }),
    because:
      /page 'one' at \/a does not render: (Do not know how to serialize a BigInt|Converting circular structure)/,
  })),
  ...[
    ['</h1></main><footer>mine</footer><main><h1>', 'closes <h1>|brings <main>'],
    ['</div>', 'closes <div>, which is not open'],
    ['<script>x()</script>', 'brings <script>'],
    ['<b id="bridge-data"></b>', 'has the id "bridge-data"'],
    ['<b id="main"></b>', 'has the id "main"'],
    ['<b onclick="x()"></b>', 'has an attribute onclick'],
  ].map(([html, because]) => ({
    what: `a page with ${html}`,
    arrange: remote({ pages: { home: ok, one: JSON.stringify(html) } }),
    because: new RegExp(`page 'one' at /a (${because})`),
  })),
  ...[
    { what: 'its environment', code: "readFileSync('/proc/self/environ')" },
    { what: 'that of who deploys', code: "readFileSync('/proc/' + process.ppid + '/environ')" },
    { what: 'a file of the machine', code: "readFileSync('/etc/hostname')" },
    { what: 'a place to write', code: "writeFileSync('/tmp/bridge-was-here', '')" },
    { what: 'a place to write in its own folder', code: "writeFileSync('here', '')" },
    { what: 'another program', code: "execFileSync('true')" },
    { what: 'a thread', code: "new Worker('1', { eval: true })" },
  ].map(({ what, code }) => ({
    what: `a page that wants ${what}`,
    arrange: remote({
      modules: {
        one: `import { readFileSync, writeFileSync } from 'node:fs'\nimport { execFileSync } from 'node:child_process'
import { Worker } from 'node:worker_threads'\nexport default () => ${code}\n${head}`,
      },
    }),
    because: /page 'one' at \/a does not render: Access to this API has been restricted/,
  })),
  ...(isConfined()
    ? [
        {
          what: 'a page that talks to a server of the machine',
          arrange: async () => {
            const code = `export default () => text\n${head}\nconst text = await fetch('${served.address}/release.json').then((answer) => answer.text())`
            return remote({ modules: { one: code } })()
          },
          because: /page 'one' at \/a does not render: fetch failed/,
        },
      ]
    : []),
  {
    what: 'a page with a file that could be another address',
    arrange: remote({
      modules: { one: `export default () => ''\n${head}\nexport const files = () => ({ '../b': '' })` },
    }),
    because: /page 'one' at \/a does not render: '\.\.\/b' is not the name of a text file such as feed\.xml/,
  },
  {
    what: 'a page that tells of a feed which is not there',
    arrange: remote({
      modules: {
        one: `export default () => ''\nexport const head = () => ({ title: 't', description: 'd', feed: 'feed.xml' })`,
      },
    }),
    because:
      /page 'one' at \/a does not render: head\(\) names the feed feed\.xml, which files\(\) does not give/,
  },
  {
    what: 'a tampered file',
    arrange: damaged('t1', (folder) =>
      edit(`${folder}/client/assets/direct.one.js`, (text) => text.replace('t1', 't0')),
    ),
    because: /client\/assets\/direct\.one\.js was altered after the build/,
  },
  {
    what: 'a tampered artifact.json',
    arrange: damaged('t2', (folder) =>
      edit(`${folder}/artifact.json`, (text) => text.replace('"tokens":[]', '"tokens":["--ink"]')),
    ),
    because: /artifact\.json of mf-a: it was altered after the build/,
  },
  {
    what: 'an artifact.json that is not JSON',
    arrange: damaged('t3', (folder) => edit(`${folder}/artifact.json`, (text) => text.slice(0, 40))),
    because: /parts\/mf-a\/\S+\/artifact\.json in the store \S+ is damaged: it is not JSON/,
  },
  {
    what: 'an artifact.json of another version',
    arrange: damaged('t4', async (folder) => {
      const other = await publishText(store, 'mf-a', 't4 as well')
      await writeFile(`${folder}/artifact.json`, (await store.get(keys.artifact('mf-a', other))) ?? '')
    }),
    because: /artifact\.json describes mf-a@/,
  },
  {
    what: 'an artifact without a file',
    arrange: damaged('t5', (folder) => rm(`${folder}/client/hand.woff2`)),
    because: /client\/hand\.woff2 is missing/,
  },
  {
    what: 'an artifact that was published halfway',
    arrange: damaged('t6', (folder) => rm(`${folder}/artifact.json`)),
    because: /is incomplete: its publication was interrupted/,
  },
  {
    what: 'an unknown part',
    arrange: async () => ['mf-nobody'],
    because: /no part 'mf-nobody' in the store/,
  },
  {
    what: 'an unknown part at a version',
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
    arrange: async () => {
      await publishMade(store, makeRemote({ name: 'mf-extra', pages: { one: ok } }), 'mf-extra')
      return ['mf-extra']
    },
    because: /shell@\S+ has no route to it/,
  },
  {
    what: 'a shell that shows a part which is not there',
    arrange: shell({ routes: [...routes, { path: '/c', part: 'mf-c', page: 'one' }] }),
    because: /shows \/c with mf-c, which this release does not have/,
  },
  {
    what: 'a shell that shows a page which a live remote does not have',
    arrange: shell({ routes: [...routes, { path: '/more', part: 'mf-b', page: 'more' }] }),
    because: /mf-b@\S+ is refused: it has no page 'more'/,
  },
  {
    what: 'a shell that provides less than a live remote needs',
    arrange: async () => {
      const needs = { libraries: { react: { range: '^19.0.0', names: ['jsx'] } } }
      const needing = await publishMade(store, makeRemote({ name: 'mf-a', pages, needs }), 'mf-a')
      const libraries = { ...offered(), react: { ...offered().react, version: '18.0.0' } }
      const lesser = await publishMade(store, makeShell({ routes, text: 'lesser', libraries }), 'shell')
      return [`shell@${lesser}`, `mf-a@${needing}`]
    },
    because: /needs react \^19\.0\.0, and shell@\S+ provides 18\.0\.0/,
  },
  {
    what: 'a shell whose renderer does not load',
    arrange: shell({ renderer: `throw new Error('no renderer')` }),
    because: /the shell's renderer does not render: no renderer/,
  },
  {
    what: 'a remote that says it is the shell',
    arrange: async () => {
      const made = makeRemote({ name: 'shell', pages })
      return [`shell@${await publishMade(store, made, 'shell')}`]
    },
    because: /was not built as a shell/,
  },
]

it.for(table)(
  'refuses $what, in one line and with nothing changed',
  async ({ arrange, because }, { task }) => {
    const before = await everything()
    const targets = await arrange()
    const refusal = await deploy({ ...orderIn(store, 'try'), targets, renderLimit: 1000 }).catch(
      (error) => error,
    )
    expect(refusal).toBeInstanceOf(ReleaseError)
    expect(refusal.message).toMatch(because)
    expect(refusal.message).not.toContain('\n')
    expect(refusal.hint).toBeTruthy()
    task.meta.held = refusal.message
    expect(await everything()).toEqual(before)
  },
)

it.each([
  { folder: 'releases/production', because: /^cannot list releases\/production in the store/ },
  { folder: 'published/mf-a', because: /^cannot list published\/mf-a in the store/ },
  { folder: 'parts', because: /^cannot read parts\/mf-a\/\S+\/artifact.json in the store/ },
  { folder: 'compositions', because: /^cannot read compositions\/\w+.json in the store/ },
  { folder: '.unfinished', because: /^cannot write pages\/\S+ in the store/ },
])('refuses when $folder of the store is out of reach, with nothing changed', async ({ folder, because }) => {
  await publishText(store, 'mf-a', `without ${folder}`)
  const before = await everything()
  const [place, aside] = [path.join(root, folder), path.join(root, 'aside')]
  await rename(place, aside)
  await writeFile(place, 'a file where a folder should be')
  try {
    const store = new FileStore(root)
    await expect(deploy({ ...orderIn(store, 'try'), targets: ['mf-a'] })).rejects.toThrow(because)
  } finally {
    await rm(place)
    await rename(aside, place)
  }
  expect(await everything()).toEqual(before)
})

it('lets a version through that has nothing wrong about it', async () => {
  const before = await everything()
  await publishText(store, 'mf-a', 'right')
  await deploy({ ...orderIn(store, 'right'), targets: ['mf-a'], renderLimit: 1000 })
  const after = await everything()
  expect(after.history).toHaveLength(before.history.length + 1)
  expect(after.answers).not.toEqual(before.answers)
})

it('refuses a first release that does not name all that the shell shows', async () => {
  const empty = new FileStore(await newFolder())
  for (const part of Object.keys(makers)) await publishText(empty, part, '1')
  await expect(deploy({ ...orderIn(empty, 'first'), targets: ['mf-a'] })).rejects.toThrow(
    'the first release needs the shell',
  )
  await expect(deploy({ ...orderIn(empty, 'first'), targets: ['shell', 'mf-a'] })).rejects.toThrow(
    'shows /b with mf-b, which this release does not have',
  )
  expect(await empty.list(keys.releases('production'))).toEqual([])
})

it('refuses a release without a reason', async () => {
  await expect(deploy({ ...orderIn(store, '  '), targets: ['mf-a'] })).rejects.toThrow(
    'a release needs a reason',
  )
})
