import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { installedEngine } from './chromium.ts'
import { launch } from './launch.ts'
import { stuckFor } from './scrolling.ts'

const executable = installedEngine()
const options = { timeout: 60_000 }

/** Runs `look` on a long page with this script. */
async function onPage<Seen>(script: string, look: (page: Page) => Promise<Seen>): Promise<Seen> {
  const browser = await launch(executable as string, 'http://127.0.0.1:9')
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    const page = await context.newPage()
    await page.setContent(`<p style="height: 5000px">Long<script>${script}</script>`)
    return await look(page)
  } finally {
    await browser.close()
  }
}

const slowFrames =
  'const slow = () => { const end = Date.now() + 600; while (Date.now() < end); requestAnimationFrame(slow) }; slow()'

it.skipIf(!executable)(
  'waits for a page that draws slowly, as on a busy machine',
  { ...options, tags: 'long' },
  async () => {
    expect(await onPage(slowFrames, stuckFor)).toBeUndefined()
  },
)

it.skipIf(!executable)('refuses a page that scrolls the visitor back', options, async () => {
  const back = "addEventListener('scroll', () => setTimeout(() => scrollTo(0, 0), 100))"
  expect(await onPage(back, stuckFor)).toBe('by keyboard')
})

it.skipIf(!executable)('leaves the page at its top, and at rest', options, async () => {
  const rests = async (page: Page) => {
    await stuckFor(page)
    await page.waitForTimeout(500)
    return page.evaluate(() => scrollY)
  }
  expect(await onPage('', rests)).toBe(0)
})
