import { isChromium, isFastLine } from './connection.ts'

/** The tokens whose first family is a file of ours. */
const tokens = ['--font-display', '--font-text'] as const
type Token = (typeof tokens)[number]

/**
 * Decides in the first frame whether this page's text stands in our own faces or in their fallbacks. Chromium does so by
 * itself (`font-display: optional`). WebKit shows a third face while a file is on its way, and swaps late ones in when
 * styles change, as they do when the app runs; Firefox looks for fallbacks of ours only when a file has failed. Text would
 * move under the visitor's finger. Late files still come, for the next page; on a slow line after all that this one needs.
 */
export function settleFonts(): void {
  if (isChromium()) return
  if (isFastLine()) {
    loadFaces()
    beforeFirstText(() => tokens.filter(isLate).forEach(takeOut))
  } else {
    tokens.forEach(takeOut)
    addEventListener('load', loadFaces)
  }
}

function loadFaces(): void {
  for (const face of document.fonts) if (!isPartial(face)) face.load().catch(() => {}) // the browser says which failed
}

function isLate(token: Token): boolean {
  const [ours = ''] = familiesOf(token)
  const isOurs = ({ family }: FontFace) => ours.includes(family.replaceAll(/["']/g, ''))
  return [...document.fonts].some((face) => isOurs(face) && !isPartial(face) && face.status !== 'loaded')
}

function takeOut(token: Token): void {
  const [, ...fallbacks] = familiesOf(token)
  document.documentElement.style.setProperty(token, fallbacks.join())
}

const familiesOf = (token: Token): string[] =>
  getComputedStyle(document.documentElement).getPropertyValue(token).split(',')

/** Single signs have files of their own. */
const isPartial = ({ unicodeRange }: FontFace): boolean => unicodeRange !== 'U+0-10FFFF'

function beforeFirstText(run: () => void): void {
  requestAnimationFrame(() => (document.body?.firstElementChild ? run() : beforeFirstText(run)))
}
