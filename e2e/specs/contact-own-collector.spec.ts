import { readFile } from 'node:fs/promises'
import { contactForm, filled, oops, thanks, toast } from '../support/contact-form.ts'
import { expect, footerLink, hydrated, test } from '../support/fixtures.ts'
import type { ServedStore } from '../support/served-store.ts'

const messagesOf = async ({ store }: ServedStore) =>
  (await readFile(`${store}-messages.jsonl`, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

const kept = { at: expect.any(String), ...filled }

test('by default, messages are appended to a file beside the store', async ({ own, page }) => {
  await page.goto(`${own.url}/about`)
  await hydrated(page)
  await footerLink(page, 'Contact').click()
  const { fill, button } = contactForm(page)
  await fill()
  await button.click()
  await expect(toast(page, thanks)).toBeVisible()
  expect(await messagesOf(own)).toEqual([kept])
})

test('without JavaScript the form posts natively, and the page reports the outcome', async ({
  own,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${own.url}/contact`)
  const { fill, button, form } = contactForm(page)
  await expect(form.getByText(thanks)).toBeHidden()
  await expect(form.getByText(oops)).toBeHidden()
  await fill({ ...filled, name: ' ' })
  await button.click()
  await expect(page).toHaveURL(`${own.url}/contact#failed`)
  await expect(form.getByText(oops)).toBeInViewport()
  await expect(form.getByText(thanks)).toBeHidden()
  await fill({ ...filled, phone: '+91 98765 43210' })
  await button.click()
  await expect(page).toHaveURL(`${own.url}/contact#sent`)
  await expect(form.getByText(thanks)).toBeInViewport()
  await expect(form.getByText(oops)).toBeHidden()
  expect(await messagesOf(own)).toEqual([kept])
  await context.close()
})
