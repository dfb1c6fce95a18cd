import { isFastLine, savesData } from '../browser/connection.ts'
import { areKept, keepInPause } from './kept-fonts.ts'

/** The tokens whose first family is a file of ours. */
const tokens = ['--font-display', '--font-text'] as const
type Token = (typeof tokens)[number]

/**
 * Decides before the first text in which face it stands, so that nothing moves later: in our own where the files are here
 * or come fast, elsewhere in its fallback. On a slow line the files would cost a third of the first paint, and a late one
 * has the whole page laid out again, shown or not: there they come in a pause, for the next page.
 */
export function settleFonts(addresses: readonly string[]): void {
  if (savesData()) takeOut(tokens)
  else if (isFastLine()) {
    addresses.forEach(preload)
    swapNone()
  } else if (areKept(addresses)) swapNone()
  else {
    takeOut(tokens)
    addEventListener('load', () => keepInPause(addresses))
  }
}

/** Browsers hold the first paint back a little for what is preloaded: all text then stands in our faces at once. */
function preload(address: string): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'font'
  link.crossOrigin = ''
  link.href = address
  document.head.append(link)
}

/**
 * What `font-display: optional` promises, and none does in every case: Chromium swaps a face in after the first paint
 * where another one was there in time. WebKit shows a third face while a file is on its way, and swaps late ones in when
 * styles change, as they do when the app runs; Firefox looks for fallbacks of ours only when a file has failed. Text
 * would move under the visitor's finger.
 */
function swapNone(): void {
  for (const face of document.fonts) if (!isPartial(face)) face.load().catch(() => {}) // the browser says which failed
  beforeFirstText(() => takeOut(tokens.filter(isLate)))
}

function isLate(token: Token): boolean {
  const [ours = ''] = familiesOf(token)
  const isOurs = ({ family }: FontFace) => ours.includes(family.replaceAll(/["']/g, ''))
  return [...document.fonts].some((face) => isOurs(face) && !isPartial(face) && face.status !== 'loaded')
}

/** All is read before anything is written, so that the browser works out styles once. */
function takeOut(late: readonly Token[]): void {
  const fallbacks = late.map((token) => familiesOf(token).slice(1).join())
  for (const [index, token] of late.entries())
    document.documentElement.style.setProperty(token, fallbacks[index] ?? '')
}

const familiesOf = (token: Token): string[] =>
  getComputedStyle(document.documentElement).getPropertyValue(token).split(',')

/** Single signs have files of their own. */
const isPartial = ({ unicodeRange }: FontFace): boolean => unicodeRange !== 'U+0-10FFFF'

function beforeFirstText(run: () => void): void {
  requestAnimationFrame(() => (document.body?.firstElementChild ? run() : beforeFirstText(run)))
}
