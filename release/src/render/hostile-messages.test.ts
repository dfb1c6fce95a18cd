import { head, itRefuses, liveSite, remote } from '../../testing/refused.ts'

/** A version of mf-a whose page writes to the renderer's channel. */
const forging = (said: string) =>
  remote({
    modules: {
      one: `import { writeSync } from 'node:fs'\nexport default () => ''\n${head}\nwriteSync(3, ${JSON.stringify(`${said}\n`)})\nawait new Promise((resolve) => setTimeout(resolve, 100))`,
    },
  })

itRefuses(liveSite(), [
  {
    what: 'a page that claims that all pages are done',
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
    because: /page 'one' at \/a (sent a message that the renderer never sends|does not render: )/,
  })),
  {
    what: 'a page that writes endlessly',
    arrange: remote({
      modules: {
        one: `import { writeSync } from 'node:fs'\nexport default () => ''\n${head}\nfor (;;) writeSync(3, 'x'.repeat(65536))`,
      },
    }),
    because: /page 'one' at \/a sent more than 4 MB in one line/,
  },
  {
    what: 'a page that forges a multi-line error',
    arrange: forging('{"failed":"a\\nb"}'),
    because: /page 'one' at \/a does not render: failed must be one line/,
  },
  {
    what: 'a page with data that the renderer never sends, which would fill the memory of the tool',
    arrange: forging(
      JSON.stringify({ page: { index: 0, params: {}, html: '', css: '', junk: Array(9).fill({}) } }),
    ),
    because: /page 'one' at \/a does not render: page must not have "junk"/,
  },
  {
    what: "a page sent for another part's route",
    arrange: forging(
      JSON.stringify({
        page: { index: 2, params: {}, head: { title: 't', description: 'd' }, html: '', css: '' },
      }),
    ),
    because: /page 'one' at \/a sent a page that was not requested/,
  },
  {
    what: 'a page that keeps reporting progress but never renders',
    arrange: remote({
      modules: {
        one: `import { writeSync } from 'node:fs'\nexport default () => ''\n${head}
export const load = () => new Promise(() => setInterval(() => writeSync(3, '{"doing":"work"}\\n'), 50))`,
      },
    }),
    because: /work did not render within 3 s/,
    renderLimit: 3000,
  },
  {
    what: 'a page that closes its channel and keeps its process running',
    arrange: remote({
      modules: {
        one: `import { closeSync } from 'node:fs'\nexport default () => ''\n${head}\nexport const load = () => (closeSync(3), new Promise(() => setInterval(() => {})))`,
      },
    }),
    because: /page 'one' at \/a did not render within 3 s/,
    renderLimit: 3000,
  },
])
