import { head, itRefuses, liveSite, ok, remote } from '../../testing/refused.ts'

const throwing = `(() => { throw new Error('broken\\nover lines') })()`

/** A version of mf-a whose page writes to the renderer's own channel. */
const forging = (said: string) =>
  remote({
    modules: {
      one: `import { writeSync } from 'node:fs'\nexport default () => ''\n${head}\nwriteSync(3, ${JSON.stringify(`${said}\n`)})\nawait new Promise((resolve) => setTimeout(resolve, 100))`,
    },
  })

itRefuses(liveSite(), [
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
    because: /page 'one' at \/a does not render: its module has no default export/,
  },
  {
    what: 'a page without a head',
    arrange: remote({ modules: { one: "export default () => ''" } }),
    because: /page 'one' at \/a does not render: its module exports no head\(\)/,
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
  ...[
    '"ready"',
    'null',
    '{"cmd":"ready"}',
    '[]',
    '{"page":null}',
    '{"done":true,"page":{}}',
    '7',
    'garbage',
    '',
  ].map((said) => ({
    what: `a page that sends ${said}`,
    arrange: forging(said),
    because: /page 'one' at \/a (sends a message that is none of the renderer|does not render: )/,
  })),
  {
    what: 'a page that writes without end',
    arrange: remote({
      modules: {
        one: `import { writeSync } from 'node:fs'\nexport default () => ''\n${head}\nfor (;;) writeSync(3, 'x'.repeat(65536))`,
      },
    }),
    because: /page 'one' at \/a gives more than 4 MB at once/,
  },
  {
    what: 'a page whose files would fill the memory of servers',
    arrange: remote({
      modules: {
        one: `export default () => ''\n${head}\nexport const files = () => ({ 'a.txt': 'x'.repeat(2e6), 'b.txt': 'x'.repeat(2e6), 'c.txt': 'x'.repeat(3e5) })`,
      },
    }),
    because: /page 'one' at \/a (makes heads and files of more than 4 MB|gives more than 4 MB at once)/,
  },
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
      modules: {
        one: `import { closeSync } from 'node:fs'\nexport default () => ''\n${head}\nexport const load = () => (closeSync(3), new Promise(() => setInterval(() => {})))`,
      },
    }),
    because: /page 'one' at \/a did not render within 1 s/,
  },
  ...[
    { field: `modified: '\\u0001'`, because: /head\.modified is not a day/ },
    { field: `modified: '2026-02-31'`, because: /head\.modified is not a day/ },
    { field: `modified: 'soon'`, because: /head\.modified is not a day/ },
    { field: `image: '.other.example/p.png'`, because: /head\.image is not an address that begins with/ },
    { field: `image: '//other.example/p.png'`, because: /head\.image is not an address that begins with/ },
    { field: `type: 'a" b'`, because: /head\.type is not a word/ },
    {
      field: `structuredData: [{ deep: JSON.parse('['.repeat(2000) + ']'.repeat(2000)) }]`,
      because: /is nested too deeply/,
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
    because: /page 'one' at \/a names the feed "feed\.xml" in its head\(\), which files\(\) does not give/,
  },
])
