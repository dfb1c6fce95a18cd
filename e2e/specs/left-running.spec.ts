import { chromiumArgs, installedChromium } from '@bridge/release/src/gate/browser/chromium.ts'
import puppeteer, { type Page } from 'puppeteer-core'
import { expect, test } from '../support/fixtures.ts'
import { releaseSecondEdition, secondEdition } from '../support/second-edition.ts'
import { served } from '../support/tabs.ts'

/** Visits with a back/forward cache, which keeps pages that the visitor has left. Playwright's browsers have none. */
async function withReturningVisitor(visit: (page: Page) => Promise<void>): Promise<void> {
  const browser = await puppeteer.launch({
    executablePath: installedChromium() as string,
    args: [...chromiumArgs, '--no-sandbox', '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    await visit(await browser.newPage())
  } finally {
    await browser.close()
  }
}

const open = async (page: Page, address: string) => {
  await page.goto(address)
  await expect(async () => {
    await page.keyboard.press('Shift')
    expect(await page.$('main[data-alive]')).toBeTruthy()
  }).toPass()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
}

/** A tab requests live pins again after three seconds (live-pins.ts). */
const pinsAreFresh = 3000

/** The promise of `page.goBack()` would wait for a load event, which a page from this cache does not fire. */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()))

const state = (page: Page) =>
  page
    .evaluate(() => ({ heading: document.querySelector('h1')?.textContent, same: 'sameDocument' in window }))
    .catch(() => undefined)

test('on return from another site, a page from the back/forward cache shows the live version', async ({
  own,
  baseURL,
}) => {
  await releaseSecondEdition(own)
  await served(own, 'mf-legal', /^2/)
  await withReturningVisitor(async (page) => {
    await open(page, `${own.url}/terms`)
    await page.goto(`${baseURL}/about`)
    await goBack(page)
    await expect
      .poll(() => state(page))
      .toMatchObject({ heading: expect.stringContaining(secondEdition), same: true })
    await page.goto(`${baseURL}/about`)
    await own.release('rollback', 'mf-legal', '--why', 'not signed')
    await served(own, 'mf-legal', /^1/)
    await new Promise((resolve) => setTimeout(resolve, pinsAreFresh))
    await goBack(page)
    await expect.poll(() => state(page)).toMatchObject({ heading: 'Terms & Conditions', same: false })
  })
})
