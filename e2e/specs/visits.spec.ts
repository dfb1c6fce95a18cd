import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brotliCompressSync } from 'node:zlib'
import { expect, hydrated, test } from '../support/fixtures.ts'
import { eventsIn, fail, leave, leaveForGood, reportingSite, reportsTo } from '../support/reporting-site.ts'
import { some } from '../support/sample.ts'
import type { ServedStore } from '../support/served-store.ts'

/** What browsers report about visits, to a real server that logs the reports. */

test.describe.configure({ timeout: 60_000 })
test.use({ tolerated: /./ })

let site: ServedStore
let from = 0
test.beforeAll(async () => {
  test.setTimeout(180_000) // every page is recomposed
  site = await reportingSite()
})
test.afterAll(() => site?.stop())
test.beforeEach(() => {
  from = site.logged.length
})
test.afterEach(({ page }) => leaveForGood(page)) // its reports must not count in the next test

const reports = () => reportsTo(site, from)
const told = (count: number) => expect.poll(() => reports().length, { timeout: 20_000 }).toBe(count)

test('a visit is reported once, with what web-vitals measures', async ({ page }) => {
  const library = createRequire(import.meta.url)
    .resolve('web-vitals')
    .replace(/[^/]+$/, 'web-vitals.iife.js')
  await page.addInitScript(`${readFileSync(library, 'utf8')}
    globalThis.measured = {}
    for (const name of ['LCP', 'CLS', 'INP'])
      webVitals['on' + name]((metric) => { measured[name] = metric.value }, { reportAllChanges: true })`)
  await page.goto(`${site.url}/bridge-pay`)
  await page.waitForFunction(() => 'LCP' in (globalThis as never as { measured: object }).measured)
  await hydrated(page)
  await page.getByRole('button', { name: 'Products' }).first().click()
  await page.evaluate(() => {
    const busy = performance.now() + 120
    addEventListener(
      'click',
      () => {
        while (performance.now() < busy + 200);
      },
      { once: true, capture: true },
    )
    const block = document.createElement('p')
    block.textContent = 'moves what is below'
    setTimeout(() => document.querySelector('main')?.prepend(block), 600)
  })
  await page.mouse.click(700, 450)
  await page.waitForTimeout(1500)
  const theirs = await page.evaluate(
    () => (globalThis as never as { measured: Record<string, number> }).measured,
  )
  await leave(page)
  await told(1)
  const [report] = reports()
  expect(report).toMatchObject({
    path: '/bridge-pay',
    part: 'mf-marketing',
    visit: true,
    events: [],
    release: expect.any(Number),
  })
  const { lcp, cls, inp, press } = report?.vitals ?? {}
  expect(lcp).toBeCloseTo(theirs['LCP'] as number, 3)
  expect(cls).toBeCloseTo(theirs['CLS'] as number, 6)
  expect(cls).toBeGreaterThan(0)
  expect(inp).toBe(theirs['INP'])
  expect(press).toBeGreaterThan(0)
})

test('a page that needs no script loads none just to be counted', async ({ page }) => {
  const scripts: string[] = []
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
    asked.push(new URL(request.url()).pathname)
  })
  await page.goto(`${site.url}/terms`, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1000)
  expect(scripts).toEqual([])
  expect(asked).not.toContain('/events')
  await leave(page)
  await told(1)
  const [report] = reports()
  expect(report).toMatchObject({ path: '/terms', part: 'mf-legal', visit: true, events: [] })
  expect(report?.vitals?.lcp).toBeGreaterThan(0)
  expect(report?.vitals).not.toHaveProperty('press')
})

test('an error of unknown origin is reported as unknown, before the visitor leaves', async ({ page }) => {
  await page.goto(`${site.url}/terms`)
  await fail(page)
  await told(1)
  expect(eventsIn(reports())).toEqual(['error unknown'])
  expect(JSON.stringify(reports())).not.toContain('elsewhere')
  await leave(page)
  await told(2)
  expect(reports().map(({ visit }) => visit)).toEqual([true, undefined])
})

test('a policy violation is reported', async ({ page }) => {
  await page.goto(`${site.url}/terms`)
  await page.evaluate(() => {
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        href: 'https://evil.example/x.css',
      }),
    )
  })
  await expect.poll(() => eventsIn(reports())).toEqual([expect.stringMatching(/^policy /)])
})

test('an unhandled rejection is reported', async ({ page }) => {
  await page.goto(`${site.url}/terms`)
  await page.evaluate(() => {
    setTimeout(() => Promise.reject(undefined))
    setTimeout(() => Promise.reject({ stack: 1, message: null }))
  })
  await expect.poll(() => eventsIn(reports())).toEqual(['rejection unknown', 'rejection unknown'])
})

test('a version’s first failure is marked, regardless of which report it is in', async ({ page }) => {
  await page.goto(`${site.url}/terms`)
  const throwIn = (part: string) =>
    page.evaluate((address) => {
      const error = Object.assign(new Error('made up'), { stack: `Error: made up\n  at ${address}` })
      for (let number = 0; number < 2; number++)
        setTimeout(() => {
          throw error
        })
    }, `${site.url}/${part}/1.0.0-0123456789ab/x.js`)
  await throwIn('mf-blog')
  await told(1)
  await throwIn('mf-blog')
  await throwIn('mf-contact')
  await told(2)
  const marks = reports().map(({ events = [] }) => events.map(({ part, first }) => `${part} ${first ?? ''}`))
  expect(marks).toEqual([
    ['mf-blog true', 'mf-blog '],
    ['mf-blog ', 'mf-blog ', 'mf-contact true', 'mf-contact '],
  ])
})

test('a page that fails endlessly sends only a few KB of reports', async ({ page }) => {
  await page.goto(`${site.url}/terms`)
  for (let round = 0; round < 3; round++) {
    await fail(page, 500)
    await page.waitForTimeout(2500)
  }
  await leaveForGood(page)
  expect(eventsIn(reports())).toHaveLength(20)
  expect(JSON.stringify(reports()).length).toBeLessThan(4000)
})

for (const [what, script] of some([
  ['Do Not Track', "Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' })"],
  [
    'Global Privacy Control',
    "Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })",
  ],
  ['Save-Data', "Object.defineProperty(NetworkInformation.prototype, 'saveData', { get: () => true })"],
]))
  test(`with ${what}, nothing is reported`, async ({ page }) => {
    await page.addInitScript(script)
    await page.goto(`${site.url}/terms`)
    await fail(page)
    await page.waitForTimeout(2500)
    await leaveForGood(page)
    expect(reports()).toEqual([])
  })

test('reporting sets no cookies, and adds at most 1 KB to a compressed document', async ({
  page,
  baseURL,
}) => {
  const addresses = ['/', '/terms', '/contact', '/blog', '/faq', '/about']
  const size = async (origin: string) => {
    const pages = await Promise.all(addresses.map(async (address) => (await fetch(origin + address)).text()))
    return pages.reduce((sum, page) => sum + brotliCompressSync(page).length, 0)
  }
  // On average: different hashes change a page's compressed size by some 60 bytes.
  const added = ((await size(site.url)) - (await size(baseURL as string))) / addresses.length
  expect(added).toBeLessThanOrEqual(1024)
  await page.goto(`${site.url}/terms`)
  await leave(page)
  await told(1)
  expect(await page.context().cookies()).toEqual([])
})
