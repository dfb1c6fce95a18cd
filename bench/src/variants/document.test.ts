import { expect, it } from 'vitest'
import { documentWith, withoutScripts, withoutWaiting } from './document.ts'

const released = [
  '<html><head><meta http-equiv="Content-Security-Policy" content="default-src">',
  '<title>Terms</title><script type="importmap">{"imports":{}}</script>',
  '<link rel="preload" as="font" href="/shell/1/fonts/text.woff2"><style>@font-face{}</style>',
  '<style data-rendered>.a{}</style>',
  '<script data-fonts="/shell/1/fonts/text.woff2">start(1)</script></head>',
  '<body><div id="root"><main><div>text</div></main></div><script type="application/ld+json">{}</script>',
  '<script type="application/json" id="bridge-data">{}</script>',
  '<template id="bridge-later"><link rel="modulepreload" crossorigin href="/shell/1/platform.js"></template>',
  '<script>start(2)</script></body></html>',
].join('')

it('removes scripts, their preloads and the policy, and nothing else', () => {
  expect(withoutScripts(released)).toBe(
    [
      '<html><head><title>Terms</title>',
      '<link rel="preload" as="font" href="/shell/1/fonts/text.woff2"><style>@font-face{}</style>',
      '<style data-rendered>.a{}</style></head>',
      '<body><div id="root"><main><div>text</div></main></div>',
      '<script type="application/ld+json">{}</script></body></html>',
    ].join(''),
  )
})

it('makes a waiting document fetch its modules immediately', () => {
  expect(withoutWaiting(released)).toContain(
    '</script><link rel="modulepreload" crossorigin href="/shell/1/platform.js"></head>',
  )
  expect(withoutWaiting(released)).not.toContain('template')
})

it("puts another build's page, styles and code into the same document", () => {
  const page = { html: '<p>$& other</p>', styles: '<style data-rendered>.b{}</style>' }
  expect(documentWith(released, { ...page, entry: '/site.js', preload: ['/page.js'] })).toBe(
    [
      '<html><head><title>Terms</title>',
      '<link rel="preload" as="font" href="/shell/1/fonts/text.woff2"><style>@font-face{}</style>',
      '<style data-rendered>.b{}</style><script type="module" crossorigin src="/site.js"></script>',
      '<link rel="modulepreload" crossorigin href="/page.js"></head>',
      '<body><div id="root"><p>$& other</p></div>',
      '<script type="application/ld+json">{}</script></body></html>',
    ].join(''),
  )
})
