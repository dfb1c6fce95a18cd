import type { Page } from '@playwright/test'
import { facesOf, own, shiftSoFar } from '../support/faces.ts'
import { expect, footerLink, holdFiles, hydrated, test } from '../support/fixtures.ts'
import { slowLine } from '../support/slow-line.ts'

test('on a slow connection nothing moves when the fonts have left the cache and arrive late', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  await slowLine(session)
  await page.goto('/bridge-pay')
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1)
  await session.send('Network.clearBrowserCache')
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.continue()
  })
  await page.reload({ waitUntil: 'domcontentloaded' })
  expect(await facesOf(page, 'main h1')).not.toContainEqual(expect.stringMatching(own))
  await expect.poll(() => facesOf(page, 'main h1')).toEqual([expect.stringMatching(own)])
  expect(await page.evaluate(shiftSoFar)).toBe(0)
})

test('on a slow connection, after a pause, the first page shows in our typefaces too', async ({ page }) => {
  await slowLine(await page.context().newCDPSession(page))
  await page.goto('/about')
  expect(await facesOf(page, 'main h1')).not.toContainEqual(expect.stringMatching(own))
  await expect.poll(() => facesOf(page, 'main h1')).toEqual([expect.stringMatching(own)])
  expect(await page.evaluate(shiftSoFar)).toBe(0)
})

/** Opens a page whose fonts miss the first paint of its text. Returns a function that lets them arrive. */
async function openWithoutFonts(page: Page, address: string): Promise<() => void> {
  const giveFonts = await holdFiles(page, '**/*.woff2')
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  expect(await facesOf(page, 'main h1')).not.toContainEqual(expect.stringMatching(own))
  return giveFonts
}

const late = ['/', '/bridge-pay', '/enterprise', '/terms', '/contact'].flatMap((address) =>
  [390, 1440].map((width) => ({ address, width })),
)

test('late fonts show on most pages, and move nothing on any', async ({ browser, baseURL }) => {
  test.setTimeout(30_000 + late.length * 10_000)
  const kept: string[] = []
  for (const { address, width } of late) {
    const page = await browser.newPage({ viewport: { width, height: 844 } })
    const giveFonts = await openWithoutFonts(page, `${baseURL}${address}`)
    giveFonts()
    await page.waitForLoadState()
    await page.waitForTimeout(4000) // on a busy machine, they load only in a pause
    const [face = ''] = await facesOf(page, 'main h1')
    if (!own.test(face)) kept.push(`${address} at ${width} px`)
    expect(await page.evaluate(shiftSoFar), `${address} at ${width} px`).toBe(0)
    await page.close()
  }
  expect(kept.length, `keep the fallback: ${kept}`).toBeLessThanOrEqual(late.length / 3)
})

test('a late font that would move the page waits for the next page in the app', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }) // in a smooth scroll to the top, the font could move something
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main h1 { margin-left: 5ch }') // five digits wide, and digit widths differ between typefaces
    document.adoptedStyleSheets = [sheet]
  })
  const giveFonts = await openWithoutFonts(page, '/about')
  giveFonts()
  await page.waitForLoadState()
  await page.waitForTimeout(500)
  expect(await facesOf(page, 'main h1')).not.toContainEqual(expect.stringMatching(own))
  expect(await page.evaluate(shiftSoFar)).toBe(0)

  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  await hydrated(page)
  await footerLink(page, 'Mission').click()
  await expect(page).toHaveURL('/mission')
  await expect.poll(() => facesOf(page, 'main h1')).toEqual([expect.stringMatching(own)])
})
