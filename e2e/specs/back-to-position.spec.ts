import type { Page } from '@playwright/test'
import { expect, footerLink, hydrated, test } from '../support/fixtures.ts'
import { long, some } from '../support/sample.ts'

/** Back and forward immediately restore the position where the visitor was reading, as between documents. */

const read = 1200

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const stand = (page: Page, top: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
const back = (page: Page) => page.evaluate(() => history.back())
const forward = (page: Page) => page.evaluate(() => history.forward())

/** Clicks as assistive technology does, without scrolling to the link first. */
const follow = (page: Page, name: string) =>
  footerLink(page, name).evaluate((link: HTMLElement) => {
    link.focus({ preventScroll: true })
    link.click()
  })

async function readFaq(page: Page, top = read): Promise<void> {
  await page.goto('/faq')
  await hydrated(page)
  await stand(page, top)
  await page.waitForTimeout(600) // browsers save positions only at intervals
}

async function goOnToAbout(page: Page): Promise<void> {
  await follow(page, 'About')
  await expect(page.locator('main h1')).toHaveText(/bridge between banks/)
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.waitForTimeout(1000)
}

async function expectToStay(page: Page, top: number): Promise<void> {
  await expect.poll(() => scrolled(page)).toBe(top)
  await page.waitForTimeout(1000)
  expect(await scrolled(page)).toBe(top)
}

/** The scroll position at each scroll event. */
const trace = (page: Page) =>
  page.evaluate(() => {
    window.tops = []
    addEventListener('scroll', () => window.tops.push(Math.round(scrollY)))
  })

const tops = (page: Page) => page.evaluate(() => window.tops)

declare global {
  interface Window {
    tops: number[]
    hits: (string | null | undefined)[]
  }
}

test('back and forward scroll in one step', async ({ page }) => {
  await readFaq(page)
  await goOnToAbout(page)
  await stand(page, 300)
  await page.waitForTimeout(300)
  await trace(page)
  await back(page)
  await expectToStay(page, read)
  expect((await tops(page)).length, 'steps back').toBeLessThanOrEqual(2)
  await trace(page)
  await forward(page)
  await expectToStay(page, 300)
  expect((await tops(page)).length, 'steps forward').toBeLessThanOrEqual(4) // two listeners count each event
})

for (const device of some(['touch', 'mouse']))
  test.describe(`by ${device}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: device === 'touch' })

    test('a press after going back hits what was there when the visitor left', async ({ page }) => {
      test.setTimeout(60_000)
      for (const moment of [100, 250, 400]) {
        await readFaq(page, 3600)
        const { question, top } = await page.evaluate(putQuestionUnderFinger)
        await goOnToAbout(page)
        await page.evaluate(() => {
          window.hits = []
          for (const type of ['pointerdown', 'click'] as const)
            document.addEventListener(type, ({ target }) =>
              window.hits.push((target as Element).closest('summary')?.textContent),
            )
        })
        if (device === 'mouse') await page.mouse.move(195, 500)
        await back(page)
        await page.waitForTimeout(moment)
        if (device === 'touch') await page.touchscreen.tap(195, 500)
        else await page.mouse.click(195, 500, { delay: 80 })
        await expect.poll(() => page.evaluate(() => window.hits.length), `${moment} ms`).toBe(2)
        expect(await page.evaluate(() => window.hits), `${moment} ms`).toEqual([question, question])
        await expectToStay(page, top)
      }
    })
  })

/** Runs in the browser. */
function putQuestionUnderFinger() {
  const questions = [...document.querySelectorAll('main summary')]
  const question = questions.find((other) => other.getBoundingClientRect().top > 480)
  scrollBy({ top: (question?.getBoundingClientRect().top ?? 0) - 490, behavior: 'instant' })
  return { question: question?.textContent, top: Math.round(scrollY) }
}

for (const wait of some([100, 300, 1000]))
  test(`going back, forward and back again, ${wait} ms apart, restores the position`, async ({ page }) => {
    await readFaq(page)
    await goOnToAbout(page)
    await back(page)
    await page.waitForTimeout(wait)
    await forward(page)
    await page.waitForTimeout(wait)
    await back(page)
    await expectToStay(page, read)
  })

for (const wait of some([60, 150, 300, 450]))
  test(`going back ${wait} ms after following a link restores the position, even while the next page scrolls to its top`, async ({
    page,
  }) => {
    await readFaq(page)
    await follow(page, 'About')
    await page.waitForTimeout(wait)
    await back(page)
    await expectToStay(page, read)
  })

test.describe('after a reload', () => {
  test.use({ tolerated: /^Failed to load resource: net::ERR_FAILED$/ })
  for (const [how, use] of some([
    ['before any interaction', async () => {}],
    ['once the app runs', hydrated],
  ]))
    test(`back and forward from a reloaded document restore the position, ${how}`, async ({ page }) => {
      // Fonts would reach some documents in time, and make them taller.
      await page.route('**/*.woff2', (route) => route.abort())
      for (const top of [read, 6000]) {
        await readFaq(page, top)
        await goOnToAbout(page)
        await stand(page, 500)
        await page.waitForTimeout(600)
        await page.reload()
        await use(page)
        await page.waitForTimeout(300)
        const left = await scrolled(page)
        await back(page)
        await expect(page).toHaveTitle(/^Frequently/)
        await expectToStay(page, top)
        await stand(page, top - 700)
        await page.waitForTimeout(600)
        await page.reload()
        await use(page)
        await forward(page)
        await expect(page.locator('main h1')).toHaveText(/bridge between banks/)
        await expectToStay(page, left)
      }
    })
})

test('a page stays usable if the visitor stops the load that Back started', long, async ({ page }) => {
  await readFaq(page)
  await goOnToAbout(page)
  await page.reload()
  await page.route('**/faq', (route) => route.fulfill({ status: 204 })) // as if the visitor had stopped the load
  await back(page)
  await page.waitForTimeout(500)
  await page.mouse.move(300, 300)
  await page.mouse.wheel(0, 400)
  await page.mouse.wheel(0, -100_000)
  await expect.poll(() => scrolled(page)).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(50_000)
})
