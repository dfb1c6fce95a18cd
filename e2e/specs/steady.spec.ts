import type { Page } from '@playwright/test'
import { expect, holdFiles, hydrated, test } from '../support/fixtures.ts'
import { long, some } from '../support/sample.ts'
import { windows } from '../support/windows.ts'

declare global {
  interface Window {
    shifts: string[]
  }
}

/** Records what moves without input, as measured by the browser itself. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const what = `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`
          return `${what} from ${place(previousRect)} to ${place(currentRect)}`
        })
        window.shifts.push(`${value.toFixed(4)}: ${moved.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** When the fonts arrive. On a fast connection they are in time for the first paint; later ones must move nothing. */
const fontTimes = ['in time', 'late', 'never'] as const

for (const [width, height] of some(windows))
  for (const time of height > 1200 ? fontTimes.slice(0, 1) : fontTimes)
    test.describe(`in a ${width} × ${height} window, fonts: ${time}`, () => {
      test.use({ viewport: { width, height } })

      test('nothing moves while a page loads and hydrates', async ({ context }) => {
        test.setTimeout(120_000)
        const { addresses, someAddresses, walk } = await import('../support/addresses.ts')
        const isWholeWalk = width === 390 && time === 'in time'
        const all = isWholeWalk ? addresses : someAddresses(time === 'in time' ? 2 : 1)
        for (const address of walk(`steady ${width} ${height} ${time}`, all)) {
          const page = await context.newPage() // with an empty memory cache
          const bring = time === 'in time' ? () => {} : await holdFiles(page, '**/*.woff2')
          await watchShifts(page)
          await page.goto(address, { waitUntil: 'domcontentloaded' })
          if (time === 'late') {
            await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
            bring()
            await page.evaluate(() => document.fonts.ready)
          }
          await hydrated(page)
          await page.evaluate(
            () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 50))),
          )
          expect.soft(await page.evaluate(() => window.shifts), address).toEqual([])
          await page.close()
        }
      })
    })

// If another font was in time, Chromium swaps in a late one despite `font-display: optional` (font-loading.ts).
for (const [width, height] of [
  [390, 844],
  [1440, 2400],
] as const)
  for (const face of ['display', 'text'])
    test.describe(`in a ${width} × ${height} window, with the ${face} face late and the other in time`, () => {
      test.use({ viewport: { width, height } })

      test('nothing moves while a page loads and hydrates', async ({ context }) => {
        for (const address of ['/', '/bridge-pay', '/bridge-connect', '/blog']) {
          const page = await context.newPage()
          const bring = await holdFiles(page, `**/${face}*.woff2`)
          await watchShifts(page)
          await page.goto(address, { waitUntil: 'domcontentloaded' })
          await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
          bring()
          await page.evaluate(() => document.fonts.ready)
          await hydrated(page)
          await page.waitForTimeout(100)
          expect.soft(await page.evaluate(() => window.shifts), address).toEqual([])
          await page.close()
        }
      })
    })

test.describe('in a window that shows what is below a list', () => {
  test.use({ viewport: { width: 1440, height: 2400 } })

  for (const query of some(['/faq?q=refund', '/faq?q=zzzz', '/blog?topic=upi']))
    test(`nothing moves when ${query} shortens a list, and what is below it is shown`, async ({ page }) => {
      await watchShifts(page)
      await page.goto(query)
      await expect(page.locator('[data-by-query]')).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeInViewport()
      expect(await page.evaluate(() => window.shifts)).toEqual([])
    })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

  test('nothing shifts while the visitor scrolls down a page and up again', long, async ({ page }) => {
    await watchShifts(page)
    for (const address of ['/', '/bridge-pay', '/about']) {
      await page.goto(address, { waitUntil: 'networkidle' })
      await hydrated(page)
      for (const step of [400, -400])
        for (let way = 0; way < 12_000; way += 400) {
          await page.mouse.wheel(0, step)
          await page.waitForTimeout(30)
        }
      expect.soft(await page.evaluate(() => window.shifts), address).toEqual([])
    }
  })

  // Content far below is laid out in steps right after first paint (GlobalStyle.ts); the scrolls fall in between.
  test('nothing shifts while the visitor scrolls far down right after first paint', async ({ context }) => {
    for (const address of ['/', '/bridge-pay', '/careers', '/hospitality']) {
      const page = await context.newPage()
      await watchShifts(page)
      await page.addInitScript(scrollOnFromFirstPaint)
      await page.goto(address, { waitUntil: 'networkidle' })
      await hydrated(page)
      const scrolled = await page.evaluate(() => scrollY)
      expect.soft(scrolled, address).toBeGreaterThan(3000)
      expect.soft(await page.evaluate(() => window.shifts), address).toEqual([])
      await page.close()
    }
  })

  test(
    'a link into the middle of a page, and a reload there, end at the right place',
    long,
    async ({ context }) => {
      for (const address of ['/', '/bridge-pay', '/careers', '/hospitality']) {
        const page = await context.newPage()
        await page.goto(address)
        const title = page.locator('main h2').nth(-2)
        const text = encodeURIComponent((await title.textContent()) ?? '').replaceAll('-', '%2D')
        await page.goto('about:blank')
        await page.goto(`${address}#:~:text=${text}`, { waitUntil: 'networkidle' }) // as in a search engine's link
        await page.waitForTimeout(500) // for anything that could still move it
        await expect.soft(title, address).toBeInViewport()
        await page.reload({ waitUntil: 'networkidle' })
        await page.waitForTimeout(500)
        await expect.soft(title, `${address} after a reload`).toBeInViewport()
        await page.close()
      }
    },
  )
})

function scrollOnFromFirstPaint(): void {
  let steps = 0
  const scrollOn = () => {
    scrollBy({ top: 700, behavior: 'instant' })
    if (++steps < 8) setTimeout(scrollOn, 40)
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    scrollOn()
  }).observe({ type: 'paint', buffered: true })
}

test('from 320 to 2560 px, no page scrolls horizontally', async ({ page }) => {
  test.setTimeout(120_000)
  const { someAddresses, walk } = await import('../support/addresses.ts')
  const some = new Set(someAddresses())
  for (const address of walk('sideways', undefined, 8)) {
    await page.goto(address)
    const between = some.has(address) ? [360, 480, 600, 704, 1024, 1280, 1920] : []
    for (const width of [320, 390, 834, 1440, 2560, ...between]) {
      await page.setViewportSize({ width, height: 900 })
      const { inner, wide } = await page.evaluate(() => ({
        inner: document.documentElement.clientWidth,
        wide: document.documentElement.scrollWidth,
      }))
      expect.soft(wide, `${address} at ${width} px`).toBe(inner)
    }
  }
})
