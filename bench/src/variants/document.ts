/** What a variant replaces in the released documents. */
interface Content {
  /** The contents of `<div id="root">`. */
  readonly html: string
  /** Critical CSS. */
  readonly styles: string
  /** The module to run, and those to preload. */
  readonly entry?: string
  readonly preload?: readonly string[]
}

const ours = [
  /<meta http-equiv="Content-Security-Policy"[^>]*>/,
  /<script type="importmap">.*?<\/script>/s,
  /<script data-fonts=.*?<\/script>/s,
  /<link rel="modulepreload"[^>]*>/g,
  /<template id="bridge-later"><\/template>/,
  /<script type="application\/json" id=.*?<\/script>/s,
  /<script>.*?<\/script>/s,
]

const style = /<style data-rendered>.*?<\/style>/gs
const page =
  /(?<=<div id="root">).*(?=<\/div>(?:<script type="application\/ld\+json">.*<\/script>)?<\/body>)/s

/** The links to modules of a document that waits, at the end of its body. */
const waiting = /<template id="bridge-later">(.*?)<\/template>/s

/** A released document that fetches all its modules immediately. */
export function withoutWaiting(document: string): string {
  const [whole, links] = document.match(waiting) ?? []
  return whole ? document.replace(whole, '').replace('</head>', () => `${links}</head>`) : document
}

/** A released document without scripts or anything that only scripts need. */
export const withoutScripts = (document: string): string =>
  ours.reduce((rest, pattern) => rest.replace(pattern, ''), document)

/** A released document with the same title, metadata and fonts, but another build's page, styles and code. */
export function documentWith(document: string, { html, styles, entry, preload = [] }: Content): string {
  const scripts = [
    entry ? `<script type="module" crossorigin src="${entry}"></script>` : '',
    ...preload.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
  ].join('')
  return withoutScripts(document)
    .replace(style, '')
    .replace(page, () => html)
    .replace('</head>', () => `${styles}${scripts}</head>`)
}
