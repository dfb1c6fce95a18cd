import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { contactForm, filled, postsOf } from '../support/contact-form.ts'
import { expect, footerLink, holdApp, holdFiles, hydrated, test } from '../support/fixtures.ts'
import type { ServedStore } from '../support/served-store.ts'
import { openStalled } from '../support/stalled.ts'

/** A visitor presses Send before the form's code has loaded, and leaves. */

const kept = { at: expect.any(String), ...filled }

/** Waits long enough to notice a message that is sent twice. */
async function expectOneMessage({ store }: ServedStore): Promise<void> {
  const messages = async () =>
    (await readFile(`${store}-messages.jsonl`, 'utf8').catch(() => ''))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  await expect.poll(messages).toEqual([kept])
  await new Promise((resolve) => setTimeout(resolve, 5000))
  expect(await messages()).toEqual([kept])
}

async function send(page: Page): Promise<void> {
  const { fill, button } = contactForm(page)
  await fill()
  await button.click()
  await page.waitForTimeout(300)
}

test('a message that was sent before the app loaded arrives, even though the visitor left by a link', async ({
  own,
  page,
}) => {
  await holdApp(page)
  await page.goto(`${own.url}/contact`)
  await send(page)
  await footerLink(page, 'About').click()
  await expect(page).toHaveURL(/about$/)
  await expectOneMessage(own)
})

test('a message that was sent before the form’s code loaded arrives, even though the visitor moved on in the app', async ({
  own,
  page,
}) => {
  const arrive = await holdFiles(page, '**/direct.contact-*.js')
  await page.goto(`${own.url}/contact`)
  await hydrated(page)
  await send(page)
  await footerLink(page, 'About').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/bridge between banks/)
  arrive()
  await expectOneMessage(own)
})

test('after going back to a page that the browser kept in memory, Send works again without the form’s code', async ({
  page,
}) => {
  await holdApp(page)
  await page.goto('/contact')
  await send(page)
  // As from the browser's back/forward cache, which Playwright's browsers do not have.
  for (const type of ['pagehide', 'pageshow'])
    await page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
  await contactForm(page).button.click()
  await expect(page).toHaveURL(/#sent$/)
})

test.describe('a document that stalls', () => {
  test.use({ tolerated: /status of (404|500)|Failed to fetch dynamically/ }) // its server serves nothing else

  test('Enter in a form that has only half arrived sends nothing', async ({ page, atEnd }) => {
    const posts = postsOf(page)
    const { html, arrive } = await openStalled(page, '/contact', atEnd)
    arrive(html.indexOf('>', html.indexOf('name="name"')) + 1)
    const { fields, button } = contactForm(page)
    await fields.name.fill('Asha')
    await fields.name.press('Enter')
    arrive()
    await expect(button).toBeVisible()
    await page.waitForTimeout(5000) // longer than a form waits for the page's code
    expect(posts).toEqual([])
    await button.click()
    await expect.poll(() => posts.length).toBe(1)
  })
})
