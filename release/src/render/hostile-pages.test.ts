import { makeRemote, publishMade } from '../../testing/parts.ts'
import { head, itRefuses, type LiveSite, liveSite, ok, remote } from '../../testing/refused.ts'

const throwing = `(() => { throw new Error('broken\\nover lines') })()`

const site = liveSite()

itRefuses(site, [
  {
    what: 'a page that throws',
    arrange: remote({ pages: { home: ok, one: throwing } }),
    because: /page 'one' at \/a does not render: broken/,
  },
  {
    what: 'a page whose error has control characters',
    arrange: remote({
      pages: { home: ok, one: "(() => { throw new Error('column\\tmissing\\r\\nin rates') })()" },
    }),
    because: /page 'one' at \/a does not render: column missing/,
  },
  {
    what: 'a page that does not load',
    arrange: remote({ modules: { one: `import './nowhere.js'\nexport default () => ''\n${head}` } }),
    because: /page 'one' at \/a does not render: Cannot find/,
  },
  {
    what: 'a page without a component',
    arrange: remote({ modules: { one: 'export const nothing = 1' } }),
    because: /page 'one' at \/a does not render: its module must export its component/,
  },
  {
    what: 'a page without a head',
    arrange: remote({ modules: { one: "export default () => ''" } }),
    because: /page 'one' at \/a does not render: its module must export head\(\)/,
  },
  {
    what: 'a page that hangs',
    arrange: remote({ pages: { home: ok, one: '(() => { for (;;); })()' } }),
    because: /page 'one' at \/a did not render within 3 s/,
    renderLimit: 3000,
  },
  {
    what: 'a page whose load() never settles',
    arrange: remote({
      modules: {
        one: `export default () => ''\n${head}\nexport const load = () => new Promise(() => setInterval(() => {}))`,
      },
    }),
    because: /page 'one' at \/a did not render within 3 s/,
    renderLimit: 3000,
  },
  {
    what: 'a page that exits its process',
    arrange: remote({ pages: { home: ok, one: 'process.exit(0)' } }),
    because: /page 'one' at \/a ended the renderer: exit 0/,
  },
  {
    what: "a page whose files would fill the servers' memory",
    arrange: remote({
      modules: {
        one: `export default () => ''\n${head}\nexport const files = () => ({ 'a.txt': 'x'.repeat(2e6), 'b.txt': 'x'.repeat(2e6), 'c.txt': 'x'.repeat(3e5) })`,
      },
    }),
    because:
      /page 'one' at \/a (exceeds the version's limit of 4 MB for heads and files|sent more than 4 MB in one line)/,
  },
  {
    what: 'a page with more files than servers can set up while visitors wait',
    arrange: remote({
      modules: {
        one: `export default () => ''\n${head}\nexport const files = () => Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => ['f' + n + '.txt', '']))`,
      },
    }),
    because: /page 'one' at \/a exceeds the version's limit of 50,000 addresses of pages and files/,
  },
  ...[
    { field: `modified: '\\u0001'`, because: /head\.modified must be a day/ },
    { field: `modified: '2026-02-31'`, because: /head\.modified must be a day/ },
    { field: `modified: 'soon'`, because: /head\.modified must be a day/ },
    { field: `image: '.other.example/p.png'`, because: /head\.image must be an address that begins with/ },
    { field: `image: '//other.example/p.png'`, because: /head\.image must be an address that begins with/ },
    { field: `type: 'a" b'`, because: /head\.type must be "website" or "article"/ },
    {
      field: `structuredData: [{ deep: JSON.parse('['.repeat(2000) + ']'.repeat(2000)) }]`,
      because: /must not be nested so deeply/,
    },
  ].map(({ field, because }) => ({
    what: `a page whose head has ${field.slice(0, 40)}`,
    arrange: remote({
      modules: {
        one: `export default () => ''\nexport const head = () => ({ title: 't', description: 'd', ${field} })`,
      },
    }),
    because,
  })),
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
    ['</h1></main><footer>mine</footer><main><h1>', 'closes <main>, which is not open'],
    ['</div>', 'closes <div>, which is not open'],
    ['<script>x()</script>', 'must not contain <script>'],
    ['<b id="bridge-data"></b>', 'has the id "bridge-data"'],
    ['<b id="main"></b>', 'has the id "main"'],
    ['<b onclick="x()"></b>', 'must not set onclick'],
  ].map(([html, because]) => ({
    what: `a page with ${html}`,
    arrange: remote({ pages: { home: ok, one: JSON.stringify(html) } }),
    because: new RegExp(`page 'one' at /a (${because})`),
  })),
  ...[
    { what: 'read its environment', code: "readFileSync('/proc/self/environ')" },
    { what: "read the deployer's environment", code: "readFileSync('/proc/' + process.ppid + '/environ')" },
    { what: 'read a system file', code: "readFileSync('/etc/hostname')" },
    { what: 'write a temporary file', code: "writeFileSync('/tmp/bridge-was-here', '')" },
    { what: 'write to its own folder', code: "writeFileSync('here', '')" },
    { what: 'start a program', code: "execFileSync('true')" },
    { what: 'start a thread', code: "new Worker('1', { eval: true })" },
  ].map(({ what, code }) => ({
    what: `a page that tries to ${what}`,
    arrange: remote({
      modules: {
        one: `import { readFileSync, writeFileSync } from 'node:fs'\nimport { execFileSync } from 'node:child_process'
import { Worker } from 'node:worker_threads'\nexport default () => ${code}\n${head}`,
      },
    }),
    because: /page 'one' at \/a does not render: Access to this API has been restricted/,
  })),
  {
    what: 'a page with a file name that leads to another address',
    arrange: remote({
      modules: { one: `export default () => ''\n${head}\nexport const files = () => ({ '../b': '' })` },
    }),
    because:
      /page 'one' at \/a does not render: '\.\.\/b' must be the name of a text file, such as feed\.xml/,
  },
  {
    what: 'a page that names a feed but does not return it',
    arrange: remote({
      modules: {
        one: `export default () => ''\nexport const head = () => ({ title: 't', description: 'd', feed: 'feed.xml' })`,
      },
    }),
    because: /page 'one' at \/a names the feed "feed\.xml" in head\(\), but files\(\) does not return it/,
  },
])

/** Of 198 bytes, and so of 594 encoded characters. */
const longest = 'क'.repeat(66)

/** A version of mf-b with one more article, at the longest address. */
const withArticle =
  (body: string) =>
  async ({ store }: LiveSite) => {
    const post = `export default ({ params }) => params.slug === '${longest}' ? ${body} : 'post'
export const params = [{ slug: 'first' }, { slug: '${longest}' }]
export const head = ({ params }) => params.slug && { title: params.slug, description: 'd' }`
    const published = makeRemote({ name: 'mf-b', pages: { one: ok, list: ok }, modules: { post } })
    await publishMade(store, published, 'mf-b')
    return ['mf-b']
  }

const at = `at /posts/${longest}`
itRefuses(site, [
  {
    what: 'an article at the longest address that throws',
    arrange: withArticle(`(() => { throw new Error('rates is undefined') })()`),
    because: new RegExp(`page 'post' ${at} does not render: rates is undefined$`),
  },
  {
    what: 'an article at the longest address with stray markup',
    arrange: withArticle(`'<script>x</script>'`),
    because: new RegExp(`page 'post' ${at} must not contain <script>`),
  },
  {
    what: 'an article at the longest address with a dead link',
    arrange: withArticle(`'<a href="/nowhere">x</a>'`),
    because: new RegExp(`/posts/${longest} links to "/nowhere", which is not a page`),
  },
])
