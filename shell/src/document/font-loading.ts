import type { LateFonts } from '../activation/hand-over.ts'
import { isFastLine, savesData } from '../browser/connection.ts'
import { areKept } from './cached-fonts.ts'
import { type Face, faces } from './faces.ts'

const { style } = document.documentElement

/**
 * Chooses the typeface before any text is painted: ours if its files are cached or arrive fast, otherwise the fallback.
 * On a slow connection, the files would take up a third of the time to first paint, and a late face causes a full
 * relayout, so they are fetched while the visitor is idle. Late faces are used only where nothing moves.
 */
export function settleFonts(addresses: readonly string[]): LateFonts | undefined {
  if (savesData()) {
    takeOut(faces)
    return undefined
  }
  const isFast = isFastLine()
  if (isFast) addresses.forEach(preload)
  if (isFast || areKept(addresses)) {
    swapNone()
    return { missing: [] }
  }
  takeOut(faces)
  return { missing: addresses }
}

/** Browsers delay the first paint slightly for preloads, so all text uses our typefaces from the start. */
function preload(address: string): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'font'
  link.crossOrigin = ''
  link.href = address
  document.head.append(link)
}

/** How long the first paint waits for a face that is on its way, in ms: a face that misses it may stay unused. */
const grace = 150

/**
 * Does what `font-display: optional` promises, which no browser does in every case. Chromium swaps a face in after the
 * first paint if another one was ready in time. WebKit shows a third face while a file is loading, and swaps late ones
 * in when styles change, for example when the app starts. Firefox tries our fallbacks only after a file has failed.
 * Without this, text would move under the visitor's finger.
 */
function swapNone(): void {
  // Includes the fallbacks. The browser logs any that fail.
  const loading = wholeFaces().map((face) => face.load().catch(() => {}))
  const isLate = ({ stack: [own] }: Face) =>
    wholeFaces().some((face) => own.includes(unquoted(face)) && face.status !== 'loaded')
  beforeFirstText(() => {
    const late = faces.filter(isLate)
    if (late.length === 0) return
    takeOut(late)
    style.visibility = 'hidden'
    Promise.race([Promise.all(loading), new Promise((resolve) => setTimeout(resolve, grace))]).then(() => {
      for (const face of faces) if (!isLate(face)) style.removeProperty(face.token)
      style.visibility = ''
    })
  })
}

const unquoted = ({ family }: FontFace): string => family.replaceAll(/["']/g, '')

function takeOut(late: readonly Face[]): void {
  for (const { token, stack } of late) style.setProperty(token, stack[1])
}

/** Excludes the faces for single characters, which have their own files. */
const wholeFaces = (): FontFace[] =>
  [...document.fonts].filter(({ unicodeRange }) => unicodeRange === 'U+0-10FFFF')

function beforeFirstText(run: () => void): void {
  requestAnimationFrame(() => (document.body?.firstElementChild ? run() : beforeFirstText(run)))
}
