import type { LateFonts } from '../activation/hand-over.ts'
import { onPageShown } from '../activation/page-shown.ts'
import { keepInPause } from './cached-fonts.ts'
import { faces } from './faces.ts'

/** The smallest move, in px, that browsers count as a layout shift. */
const noticeable = 3

/** Once the page has loaded, fetches the missing files while the visitor is idle, and then uses their faces. */
export function putBackOnceLoaded({ missing }: LateFonts): void {
  addEventListener('load', () => (missing.length > 0 ? keepInPause(missing, putBackLate) : putBackLate()))
}

/** Tries the late faces on this page; those that would have moved something are tried again on each later page. */
async function putBackLate(): Promise<void> {
  const text = document.body.textContent ?? ''
  try {
    await Promise.all(faces.map(({ stack: [own] }) => document.fonts.load(`1em ${own}`, text)))
  } catch {
    return // the browser logs why
  }
  keepWhereStill()
  onPageShown(keepWhereStill)
}

/**
 * Switches from the fallbacks to our own typefaces, one after another, and keeps each only if nothing in the window moves.
 * Nothing is painted in between.
 */
function keepWhereStill(): void {
  const { style } = document.documentElement
  for (const { token } of faces) {
    const fallback = style.getPropertyValue(token)
    if (!fallback) continue
    const places = placesInWindow()
    style.removeProperty(token)
    if (places.some(hasMoved)) style.setProperty(token, fallback)
  }
}

interface Place {
  readonly node: Node
  readonly box: DOMRect
}

/** The boxes of elements and text nodes: only a text node's own box shows how a wider word moves what follows it. */
function placesInWindow(): Place[] {
  const places: Place[] = []
  const nodes = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    isNoSvg,
  )
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const box = boxOf(node)
    if (box.width > 0 && box.bottom > 0 && box.top < innerHeight) places.push({ node, box })
  }
  return places
}

const isNoSvg = ({ nodeName }: Node) =>
  nodeName === 'svg' ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT

function hasMoved({ node, box }: Place): boolean {
  const { left, top } = boxOf(node)
  return Math.max(Math.abs(left - box.left), Math.abs(top - box.top)) >= noticeable
}

let range: Range | undefined

function boxOf(node: Node): DOMRect {
  if (node instanceof Element) return node.getBoundingClientRect()
  range ??= document.createRange()
  range.selectNode(node)
  return range.getBoundingClientRect()
}
