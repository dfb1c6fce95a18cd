import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { shownWords, stillAt } from '../support/rotation.ts'

test('the word under the headline changes every 2500 ms and comes round', async ({ page }) => {
  await stillAt(page, '/')
  await untilShown(page, 'Reliable')
  expect(await untilShown(page, 'Secure')).toBe(2500)
  expect(await untilShown(page, 'Easy')).toBe(2500)
  expect(await untilShown(page, 'Fast')).toBe(2500)
  expect(await untilShown(page, 'Reliable')).toBe(2500)
})

/** React renders in a task of its own, posted as a message: ours comes after it. */
const rendered = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((arrived) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = arrived
        port2.postMessage(undefined)
      }),
  )

/** Lets time pass until there is only this word, and tells how much it was. */
async function untilShown(page: Page, text: string): Promise<number> {
  for (let passed = 100; passed <= 10_000; passed += 100) {
    await page.clock.runFor(100)
    await rendered(page)
    if ((await shownWords(page)).join() === text) return passed
  }
  throw new Error(`'${text}' is never shown`)
}

test('a change of the word moves nothing and is not announced', async ({ page }) => {
  await stillAt(page, '/')
  const lead = page.getByText('A trusted Technology Service Provider')
  const before = await lead.boundingBox()
  const aloud = await page.locator('hgroup').ariaSnapshot()
  expect(aloud).toContain('Fast, Reliable, Secure, Easy')
  await page.clock.runFor(2500)
  expect(await lead.boundingBox()).toEqual(before)
  expect(await page.locator('hgroup').ariaSnapshot()).toBe(aloud)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Need to Move Money, just bridge it')
})
