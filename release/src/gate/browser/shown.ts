/** Checks of what a page shows. All of them run in the page. */

export function sideways(): string | undefined {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return
  const widest = [...document.querySelectorAll('main *')].find(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  )
  const name = widest && `: see <${widest.localName}> ${widest.textContent?.trim().slice(0, 40) ?? ''}`
  return `it scrolls horizontally, ${scrollWidth} px wide in a window of ${clientWidth}${name ?? ''}`
}

/** Some text may be hidden for now, as in tabs and slide shows; text without a box on the page does not count. */
export function unreadable(): string | undefined {
  const main = document.querySelector('main')
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count
  if (!main?.innerText.trim()) return 'it shows no text'
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  let placed = 0
  let seen = 0
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode
    if (!parentElement?.checkVisibility()) continue
    const { length } = textContent?.trim() ?? ''
    placed += length
    const isHidden = parentElement.closest('[inert], [aria-hidden=true]')
    if (!isHidden && parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      seen += length
  }
  if (seen * 3 >= placed) return
  return `it hides most of its text (${placed - seen} of ${placed} characters), by opacity, visibility, inert or aria-hidden`
}

/** Images that have not been requested yet, or got no response, do not count as broken. */
export function brokenPictures(): string[] {
  const broken = [...document.images].filter(
    (image) => image.currentSrc && image.complete && image.naturalWidth === 0,
  )
  return broken.map(({ currentSrc }) => currentSrc.replace(location.origin, '').slice(0, 100))
}

/** Requests the images that load only when scrolled to. */
export async function loadPictures(): Promise<void> {
  const late = [...document.images].filter(({ loading, complete }) => loading === 'lazy' && !complete)
  for (const image of late) image.loading = 'eager'
  await Promise.all(late.map((image) => image.decode().catch(() => {})))
}
