import { expect, test } from '../support/fixtures.ts'
import { windows } from '../support/windows.ts'

/**
 * On a slow connection a page arrives in pieces and may be painted after any of them: what is on screen by then must
 * not move. Each page is written into a frame tag by tag, and measured after each tag.
 */

for (const [width, height] of windows)
  test.describe(`in a ${width} × ${height} window`, () => {
    // Larger than the frame, so that the browser skips none of it.
    test.use({ viewport: { width: width + 100, height: height + 100 } })

    test('nothing moves while a page arrives', async ({ page, request }) => {
      test.setTimeout(180_000)
      const { addresses, someAddresses, walk } = await import('../support/addresses.ts')
      // The taller window of this width shows more of each page, so a sample of pages is enough here.
      const all = width === 1440 && height === 900 ? someAddresses() : addresses
      await page.route('**/empty', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
      )
      await page.goto('/empty')
      for (const address of walk(`arrival ${width} ${height}`, all, 8)) {
        const html = withoutScript(await (await request.get(address)).text())
        const moved = await page.evaluate(movedWhileArriving, { html, width, height })
        expect.soft(moved, address).toEqual([])
      }
    })
  })

const withoutScript = (html: string) =>
  html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<meta http-equiv[^>]*>/g, '')

/** Runs in the page. Browsers do not count moves of less than 3 px as layout shifts. */
function movedWhileArriving({ html, width, height }: { html: string; width: number; height: number }) {
  /** Text and images in view. Inline elements do not count: they rewrap while their paragraph arrives. */
  const placesIn = (frame: Document) => {
    const places = new Map<Element, DOMRect>()
    for (const element of frame.body.querySelectorAll('*')) {
      const isPicture = /^(svg|img|input|select|button)$/i.test(element.tagName)
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      )
      if (!(isPicture || hasText) || element.parentElement?.closest('svg')) continue
      const place = element.getBoundingClientRect()
      const isSeen = place.width > 0 && place.bottom > 0 && place.top < height
      if (!isSeen || getComputedStyle(element).display === 'inline') continue
      if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        places.set(element, place)
    }
    return places
  }
  const frame = document.createElement('iframe')
  Object.assign(frame, { width, height, style: 'border: 0' })
  document.body.replaceChildren(frame)
  const arriving = frame.contentDocument as Document
  const start = html.indexOf('<body')
  arriving.open()
  arriving.write(html.slice(0, start))
  let before = new Map<Element, DOMRect>()
  const moved: string[] = []
  const tags = /(?=<(?:\w+ class|h[1-6]|p|li|d[tdl]|t[rhd]|button|input|select|label|svg|small|span)\b)/
  for (const piece of html.slice(start).split(tags)) {
    arriving.write(piece)
    if (!arriving.body) continue
    const places = placesIn(arriving)
    for (const [element, { x, y }] of before) {
      const place = places.get(element) ?? element.getBoundingClientRect()
      if (Math.max(Math.abs(place.x - x), Math.abs(place.y - y)) < 3) continue
      const way = `${Math.round(x)},${Math.round(y)} to ${Math.round(place.x)},${Math.round(place.y)}`
      moved.push(
        `${element.localName} '${element.textContent.slice(0, 40)}' from ${way} by ${piece.slice(0, 60)}`,
      )
    }
    before = places
  }
  arriving.close()
  return moved
}
