import type { Page } from '@playwright/test'
import { expect, footerLink, hydrated, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'
import { slowLine } from '../support/slow-line.ts'

/** The faces in which the browser has actually drawn an element's text. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

/** The total layout shift so far. */
const shiftSoFar = () =>
  new Promise<number>((resolve) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(sum), 100)
  })

/** Collects the fonts that the page requests from now on. */
function fontsAskedFor(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('.woff2') && asked.push(request.url()))
  return asked
}

const own = /Bricolage Grotesque/

/** Right-aligned figures keep their right edge; browsers count the left one. */
const figuresOnly = 0.0005

for (const address of some(['/', '/bridge-pay', '/terms', '/blog'], 2))
  test(`on a fast connection ${address} shows in our own faces from the first paint`, async ({
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
  test('text shows in the fallback, and in our own faces on the next page', async ({ page }) => {
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
    await page.route('**/*.woff2', () => {}, { times: 1 }) // the first stays in flight until the page gives it up
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

  test('nothing moves when the fonts have left the cache and arrive late', async ({ page }) => {
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
    expect(await page.evaluate(shiftSoFar)).toBeLessThan(figuresOnly)
  })

  test('after a pause, the first page shows in our faces too', async ({ page }) => {
    await slowLine(await page.context().newCDPSession(page))
    await page.goto('/about')
    expect(await facesOf(page, 'main h1')).not.toContainEqual(expect.stringMatching(own))
    await expect.poll(() => facesOf(page, 'main h1')).toEqual([expect.stringMatching(own)])
    expect(await page.evaluate(shiftSoFar)).toBeLessThan(figuresOnly)
  })
})

/** Withholds every font until the returned function is called. */
async function withholdFonts(page: Page): Promise<() => void> {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await given
    await route.continue()
  })
  return give
}

/** Opens a page whose fonts miss the first paint. Returns a function that lets them arrive. */
async function openWithoutFonts(page: Page, address: string): Promise<() => void> {
  const giveFonts = await withholdFonts(page)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await expect.poll(() => facesOf(page, 'main h1')).not.toEqual([])
  expect(await facesOf(page, 'main h1')).not.toContainEqual(expect.stringMatching(own))
  return giveFonts
}

const late = some(
  ['/', '/bridge-pay', '/enterprise', '/blog', '/terms', '/contact', '/faq'].flatMap((address) =>
    [320, 390, 834, 1440].map((width) => ({ address, width })),
  ),
  6,
)

for (const { address, width } of late)
  test(`late fonts show on ${address} at ${width} px, and nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const giveFonts = await openWithoutFonts(page, address)
    giveFonts()
    await expect
      .poll(() => facesOf(page, 'main h1'), { timeout: 15_000 }) // on a busy machine, only after a pause
      .toEqual([expect.stringMatching(own)])
    await page.waitForTimeout(500)
    expect(await page.evaluate(shiftSoFar)).toBeLessThan(figuresOnly)
  })

test('a late face that would move the page waits for the next page in the app', async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main h1 { margin-left: 5ch }') // as wide as five digits, which differ between faces
    document.adoptedStyleSheets = [sheet]
  })
  const giveFonts = await openWithoutFonts(page, '/about')
  giveFonts()
  await hydrated(page)
  await page.waitForTimeout(500)
  expect(await facesOf(page, 'main h1')).not.toContainEqual(expect.stringMatching(own))
  expect(await page.evaluate(shiftSoFar)).toBe(0)

  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  await footerLink(page, 'Mission').click()
  await expect(page).toHaveURL('/mission')
  await expect.poll(() => facesOf(page, 'main h1')).toEqual([expect.stringMatching(own)])
})
