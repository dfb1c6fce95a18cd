import { isChromium } from './connection.ts'

/** The tokens whose first family is a file of ours. */
const tokens = ['--font-display', '--font-text'] as const

/**
 * Decides in the first frame whether this page's text stands in our own faces or in their fallbacks. Chromium does so by
 * itself (`font-display: optional`). WebKit shows a third face while a file is on its way, and swaps late ones in when
 * styles change, as they do when the app runs; Firefox looks for fallbacks of ours only when a file has failed. Text would
 * move under the visitor's finger. Late files still come, for the next page.
 */
export function settleFonts(): void {
  if (isChromium()) return
  for (const face of document.fonts) if (!isPartial(face)) face.load().catch(() => {}) // the browser says which failed
  beforeFirstText(() => {
    for (const token of tokens) takeOutLate(token)
  })
}

function takeOutLate(token: (typeof tokens)[number]): void {
  const root = document.documentElement
  const [ours = '', ...fallbacks] = getComputedStyle(root).getPropertyValue(token).split(',')
  const isOurs = ({ family }: FontFace) => ours.includes(family.replaceAll(/["']/g, ''))
  const isLate = (face: FontFace) => isOurs(face) && !isPartial(face) && face.status !== 'loaded'
  if ([...document.fonts].some(isLate)) root.style.setProperty(token, fallbacks.join())
}

/** Single signs have files of their own. */
const isPartial = ({ unicodeRange }: FontFace): boolean => unicodeRange !== 'U+0-10FFFF'

function beforeFirstText(run: () => void): void {
  requestAnimationFrame(() => (document.body?.firstElementChild ? run() : beforeFirstText(run)))
}
