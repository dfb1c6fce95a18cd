import type { Page } from '@playwright/test'
import { facesOf, own } from '../support/faces.ts'
import { expect, footerLink, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'
import { slowLine } from '../support/slow-line.ts'

/** Collects the fonts that the page requests from now on. */
function fontsAskedFor(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('.woff2') && asked.push(request.url()))
  return asked
}

for (const address of some(['/', '/bridge-pay', '/terms', '/blog'], 2))
  test(`on a fast connection ${address} shows in our own typefaces from the first paint`, async ({
    browser,
    baseURL,
  }) => {
    let visits = 0
    for (let i = 0; i < 5; i++) {
      const page = await browser.newPage() // with an empty cache
      await page.goto(`${baseURL}${address}`)
      const faces = [...(await facesOf(page, 'main h1')), ...(await facesOf(page, 'footer li a'))].join()
      if (own.test(faces) && /Instrument Sans/.test(faces)) visits++
      await page.close()
    }
    expect(visits, 'of five visits; a busy machine may miss two').toBeGreaterThan(2)
  })

for (const [address, files] of some([
  ['/bridge-pay', ['display', 'rupee', 'text']],
  ['/terms', ['display', 'text']],
]))
  test(`on a fast connection ${address} preloads the fonts that it shows, so that none arrives after layout`, async ({
    browser,
    baseURL,
  }) => {
    const visits: string[] = []
    for (let i = 0; i < 3; i++) {
      const page = await browser.newPage()
      await page.goto(`${baseURL}${address}`, { waitUntil: 'networkidle' })
      visits.push(await page.evaluate(howFontsCame))
      await page.close()
    }
    const wanted = files.map((file) => `${file} by link`).join()
    const known = visits.filter((visit) => visit.startsWith(wanted))
    expect(
      known.length,
      `of three visits; a busy machine may miss one: ${visits.join(' | ')}`,
    ).toBeGreaterThan(1)
  })

/** Each font with its initiator, then what the page's script bases its choice on. */
function howFontsCame(): string {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const fonts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => name.endsWith('.woff2'))
    .map(({ name, initiatorType }) => `${name.replace(/^.*\/|\.woff2$/g, '')} by ${initiatorType}`)
  const answered = visit && Math.round(visit.responseStart - visit.requestStart)
  const { style } = document.documentElement
  return `${fonts.sort()} (answered in ${answered} ms, ${localStorage.length} kept, style: ${style.cssText})`
}

test('a visitor who saves data gets no font', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const asked = fontsAskedFor(page)
  await page.goto('/bridge-pay')
  await page.waitForTimeout(4000) // twice as long as fonts wait otherwise
  expect(asked).toEqual([])
})

test.describe('on a slow connection', () => {
  test('text shows in the fallback, and in our own typefaces on the next page', async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await slowLine(session)
    const asked = fontsAskedFor(page)
    await page.goto('/bridge-pay', { waitUntil: 'networkidle' })
    expect(asked, 'fonts must not compete with what this page needs').toEqual([])
    expect(await facesOf(page, 'main h1')).not.toContainEqual(expect.stringMatching(own))
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1)
    expect(new Set(asked).size).toBe(3)
    await page.goto('/terms')
    expect(await facesOf(page, 'main h1')).toEqual([expect.stringMatching(own)])
    await page.reload()
    expect(await facesOf(page, 'main h1')).toEqual([expect.stringMatching(own)])
  })

  test('fonts for the next page yield to a navigation, and load after it', async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await slowLine(session)
    const unfinished: string[] = []
    page.on('requestfailed', (request) => unfinished.push(request.url()))
    await page.route('**/*.woff2', () => {}, { times: 1 }) // the first stays in flight until the page abandons it
    const font = page.waitForRequest('**/*.woff2')
    await page.goto('/')
    await font
    await footerLink(page, 'Terms & Conditions').evaluate((link: HTMLElement) => link.click())
    await expect(page.getByRole('heading', { level: 1, name: /^Terms/ })).toBeVisible()
    await expect.poll(() => unfinished).toEqual([expect.stringMatching(/\.woff2$/)])
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1)
  })

  test('fonts for the next page wait until the visitor pauses', async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await slowLine(session)
    const asked = fontsAskedFor(page)
    await page.goto('/')
    for (let moves = 0; moves < 15; moves++) {
      await page.mouse.move(100 + moves, 300)
      await page.waitForTimeout(300)
    }
    expect(asked).toEqual([])
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1)
  })
})
