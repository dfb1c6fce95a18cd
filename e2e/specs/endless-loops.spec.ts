import path from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { entryFile } from '../support/failures/code-faults.ts'
import { expect, footerLink, hydrated, test } from '../support/fixtures.ts'
import { root } from '../support/project.ts'
import { long, some } from '../support/sample.ts'
import { releaseSecondEdition, secondEdition } from '../support/second-edition.ts'
import type { ServedStore } from '../support/served-store.ts'
import { variantOf } from '../support/variant.ts'

/** JavaScript has one thread, so nothing can stop a page that loops; only the damage can be contained. */

test.use({ tolerated: /./ })
test.setTimeout(90_000)

const terms = (page: Page) => page.getByRole('heading', { level: 1, name: /^Terms & Conditions/ })

test(
  'a page that also loops on the server is refused with one line that names it and the time limit',
  long,
  async ({ own }) => {
    const { parts } = await releaseOf(own)
    await expect(
      releaseSecondEdition(own, { file: /server\/policy\.js$/, fault: 'loops endlessly' }),
    ).rejects.toThrow(/mf-legal@2\.0\.0-\w+ .*page 'policy' at \S+ did not render within 20 s/)
    expect((await releaseOf(own)).parts).toEqual(parts)
  },
)

for (const fault of some(['loops endlessly', 'loops endlessly at render'])) {
  test(`a page that ${fault} in browsers can be read until the first interaction, and a rollback fixes it`, async ({
    own,
    page,
  }) => {
    await releaseSecondEdition(own, { file: entryFile, fault })
    const browser = await page.context().newCDPSession(page)
    await page.goto(`${own.url}/terms`)
    await expect(terms(page)).toContainText(secondEdition)
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(26)
    const key = page.keyboard.press('Shift')
    await expect(answers(page), 'the tab').resolves.toBe(false)
    await healed(own, page)
    await freed(browser, key)
  })

  test(`a page that ${fault} hangs the tab in the app, and a rollback fixes the next load`, async ({
    own,
    page,
  }) => {
    await releaseSecondEdition(own, { file: entryFile, fault })
    const browser = await page.context().newCDPSession(page)
    await page.goto(`${own.url}/about`)
    await hydrated(page)
    const click = footerLink(page, 'Terms & Conditions').click()
    await expect(answers(page), 'the tab').resolves.toBe(false)
    await healed(own, page)
    await freed(browser, click)
  })
}

test(
  'a page whose code loops immediately is painted first, and stays on screen',
  long,
  async ({ own, page }) => {
    const dist = await variantOf(path.join(root, 'mf-contact/dist'), '2.0.0', (file, code) =>
      /assets\/direct\.contact-/.test(file) ? `for(;;);${code}` : code,
    )
    await page.goto(`${own.url}/contact`)
    const whole = await page.screenshot()
    await page.goto('about:blank')
    const published = await own.release('publish', 'mf-contact', '--dist', dist)
    await own.release('deploy', 'mf-contact', '--no-browser', '--why', 'loops')
    await own.serves('mf-contact', published.split('@')[1] as string)
    const browser = await page.context().newCDPSession(page)
    const frames = await framesOf(browser)
    await page.goto(`${own.url}/contact`, { waitUntil: 'commit' })
    await expect(answers(page), 'the tab').resolves.toBe(false)
    expect(
      frames.at(-1)?.length,
      'size of the last frame; that of an empty page is a fifth of the whole page’s',
    ).toBeGreaterThan(whole.length / 2)
    await freed(browser)
  },
)

const releaseOf = async (site: ServedStore) => (await fetch(`${site.url}/release.json`)).json()

/** Whether scripts still run in this tab. Polled, because the loop may not have started yet. */
async function answers(page: Page): Promise<boolean> {
  const answer = () => page.evaluate(() => true).catch(() => false)
  const silence = () => new Promise<false>((resolve) => setTimeout(() => resolve(false), 3000))
  for (let tries = 0; tries < 150; tries++) {
    if (!(await Promise.race([answer(), silence()]))) return false
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return true
}

async function healed(own: ServedStore, page: Page): Promise<void> {
  await own.release('rollback', 'mf-legal', '--why', 'it loops')
  await expect.poll(async () => (await releaseOf(own)).parts['mf-legal']).toMatch(/^1\./)
  const next = await page.context().newPage()
  await next.goto(`${own.url}/terms`)
  await hydrated(next)
  await expect(terms(next)).toHaveText('Terms & Conditions')
}

/** Collects every frame that reaches the screen, as PNG. */
async function framesOf(browser: CDPSession): Promise<Buffer[]> {
  const frames: Buffer[] = []
  browser.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(Buffer.from(data, 'base64'))
    browser.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await browser.send('Page.startScreencast', { format: 'png' })
  return frames
}

/** Ends the loop from outside, which no page can do: otherwise the tab could not be closed. */
async function freed(browser: CDPSession, waiting?: Promise<unknown>): Promise<void> {
  await browser.send('Runtime.terminateExecution')
  await waiting?.catch(() => {})
}
