import path from 'node:path'
import type { Page } from '@playwright/test'
import { contactForm, filled, oops, thanks, toast } from '../support/contact-form.ts'
import { contactSite, nothing } from '../support/contact-site.ts'
import { expect, footerLink, hydrated, test } from '../support/fixtures.ts'
import { root } from '../support/project.ts'
import { variantOf } from '../support/variant.ts'

/** What happens to the form when the visitor leaves its page and goes back. */

const { here, walkToForm } = contactSite()

test.use({ tolerated: /status of 500/ })

async function goOn(page: Page) {
  await footerLink(page, 'About').click()
  await expect(page).toHaveURL(/\/about$/)
}

test('going back restores what was typed', async ({ page }) => {
  const { fill, values } = await walkToForm(page)
  await fill()
  await goOn(page)
  await page.goBack()
  await expect.poll(values).toEqual(Object.values(filled))
})

test('going back to the landing page restores what was typed', async ({ page }) => {
  await page.goto(`${here.site.url}/contact`)
  await hydrated(page)
  const { fill, values } = contactForm(page)
  await fill()
  await goOn(page)
  await footerLink(page, 'Contact').click()
  await expect.poll(values, 'a new visit starts with an empty form').toEqual(nothing)
  await page.goBack()
  await page.goBack()
  await expect.poll(values).toEqual(Object.values(filled))
})

for (const [what, answer, told, left] of [
  ['going back restores a message that failed to send', 'not ok', oops, Object.values(filled)],
  ['going back shows an empty form if the message has been sent', 'late', thanks, nothing],
] as const)
  test(what, async ({ page }) => {
    await here.service.answer(answer)
    const { fill, button, values } = await walkToForm(page)
    await fill()
    await button.click()
    await goOn(page)
    await expect(toast(page, told)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/contact$/)
    await page.waitForTimeout(200)
    expect(await values()).toEqual(left)
  })

test('going back while a message is in flight does not send a second one', async ({ page }) => {
  await here.service.answer('late')
  const { fill, button, values } = await walkToForm(page)
  await fill()
  await button.click()
  await goOn(page)
  await page.goBack()
  await expect(button).toBeDisabled()
  await expect(toast(page, thanks)).toBeVisible()
  await expect(button).toBeEnabled()
  expect(await values()).toEqual(nothing)
  expect(here.service.received).toHaveLength(1)
})

test('a jump within the page keeps what was typed last', async ({ page }) => {
  await page.goto(`${here.site.url}/contact`)
  await hydrated(page)
  const { fill, values } = contactForm(page)
  await fill({ name: 'Asha' })
  await goOn(page)
  await footerLink(page, 'Contact').click()
  await expect.poll(values, 'a new visit starts with an empty form').toEqual(nothing)
  await fill({ name: 'Meera' })
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
  await page.waitForTimeout(200)
  expect((await values())[0]).toBe('Meera')
})

test('what is typed for a second message is kept while the first is in flight', async ({ page }) => {
  await here.service.answer('late')
  const { fields, fill, button, values } = await walkToForm(page)
  await fill()
  await button.click()
  await goOn(page)
  await footerLink(page, 'Contact').click()
  await expect(button).toBeDisabled()
  await fields.name.pressSequentially(filled.name) // the same name as in the first message
  await expect(toast(page, thanks)).toBeVisible()
  expect((await values())[0]).toBe(filled.name)
})

test('going back restores what was typed even if another version has gone live since', async ({ page }) => {
  const { fill, values } = await walkToForm(page)
  await fill()
  await goOn(page)
  const dist = await variantOf(path.join(root, 'mf-contact/dist'), '2.0.0', (_, code) => code)
  const published = await here.site.release('publish', 'mf-contact', '--dist', dist)
  await here.site.release('deploy', 'mf-contact', '--no-browser', '--why', 'second')
  await here.site.serves('mf-contact', published.split('@')[1] as string)
  await page.waitForTimeout(3500) // until the tab requests the live version again
  const asked = page.waitForResponse('**/live/mf-contact.json')
  await page.goBack()
  await asked
  await page.waitForTimeout(1000)
  expect(await values()).toEqual(Object.values(filled))
})
