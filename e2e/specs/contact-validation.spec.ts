import type { Page } from '@playwright/test'
import {
  contactForm,
  type FieldName,
  fieldNames,
  filled,
  messages,
  postsOf,
  thanks,
  toast,
} from '../support/contact-form.ts'
import { expect, hydrated, test } from '../support/fixtures.ts'

const missing = (names: readonly FieldName[] = fieldNames) => names.map((name) => messages[name])

async function open(page: Page) {
  const posted = postsOf(page)
  await page.goto('/contact')
  await hydrated(page)
  const contact = contactForm(page)
  const errors = () => contact.form.getByText(/ is required$/).allTextContents()
  return { ...contact, errors, posted }
}

test('an empty form is not sent: every field shows its error, and the first one receives focus', async ({
  page,
}) => {
  const { button, fields, errors, posted } = await open(page)
  expect(await errors()).toEqual([])
  await button.click()
  await expect.poll(errors).toEqual(missing())
  await expect(fields.name).toBeFocused()
  await expect(button).toBeEnabled()
  expect(posted).toEqual([])
})

test('only invalid fields show an error, and the first of them receives focus', async ({ page }) => {
  const { button, fields, fill, errors, posted } = await open(page)
  const { phone: _, interestedProducts: __, ...others } = filled
  await fill(others)
  await button.click()
  await expect.poll(errors).toEqual(missing(['phone', 'interestedProducts']))
  await expect(fields.phone).toBeFocused()
  expect(posted).toEqual([])
})

test('whitespace counts as empty', async ({ page }) => {
  const { button, fill, errors, posted } = await open(page)
  await fill({ ...filled, name: '   ', companyName: ' \u00a0 ' })
  await button.click()
  await expect.poll(errors).toEqual(missing(['name', 'companyName']))
  expect(posted).toEqual([])
})

test('a change immediately validates the changed field, and no other', async ({ page }) => {
  const { button, fields, errors } = await open(page)
  await fields.name.fill('A')
  expect(await errors()).toEqual([])
  await fields.name.fill('')
  await expect.poll(errors).toEqual(missing(['name']))
  await button.click()
  await expect.poll(errors).toEqual(missing())
  await fields.phone.fill('9')
  await expect.poll(errors).toEqual(missing(['name', 'email', 'companyName', 'interestedProducts']))
  await fields.interestedProducts.selectOption(filled.interestedProducts)
  await expect.poll(errors).toEqual(missing(['name', 'email', 'companyName']))
  await fields.interestedProducts.selectOption('select')
  await fields.phone.fill('')
  await expect.poll(errors).toEqual(missing())
})

test('each error is associated with its field for assistive technology', async ({ page }) => {
  const { button, fields } = await open(page)
  for (const name of fieldNames) {
    await expect(fields[name]).toHaveAttribute('aria-invalid', 'false')
    await expect(fields[name]).toHaveAccessibleDescription('')
  }
  await button.click()
  for (const name of fieldNames) {
    await expect(fields[name]).toHaveAttribute('aria-invalid', 'true')
    await expect(fields[name]).toHaveAccessibleDescription(messages[name])
  }
})

test('of the browser’s own checks, only the one for e-mail addresses remains', async ({ page }) => {
  const { button, fields, fill, form, posted } = await open(page)
  await fill({ ...filled, email: 'asha.rao' })
  await button.click()
  await expect(fields.email).toBeFocused()
  expect(await form.evaluate((element) => element.matches(':has(input[type=email]:invalid)'))).toBe(true)
  expect(posted).toEqual([])
  expect(await form.evaluate((element) => (element as HTMLFormElement).noValidate)).toBe(false)
  await expect(form.locator('[required]')).toHaveCount(0)
})

test('the product field’s options are the three products, after an empty one', async ({ page }) => {
  const { fields } = await open(page)
  await expect(fields.interestedProducts).toHaveValue('')
  expect(await fields.interestedProducts.getByRole('option').allTextContents()).toEqual([
    'select',
    'BridgePay – Instant Payouts',
    'BridgeCollect – Multi-Channel Collections',
    'BridgeConnect – Connected Banking',
  ])
})

test('a field that an extension has added is not sent', async ({ page }) => {
  const { button, form, fill } = await open(page)
  await fill()
  await form.evaluate((element) => {
    element.append(Object.assign(document.createElement('input'), { name: 'extension', value: 'x' }))
  })
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await button.click()
  expect((await sent).postData()).toContain('Rao Textiles')
  expect((await sent).postData()).not.toContain('extension')
  await expect(toast(page, thanks)).toBeVisible()
})

test('the e-mail address and the phone number are links, and the page promises 24x7 e-mail support', async ({
  page,
}) => {
  await open(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'support@bridge.example' })).toHaveAttribute(
    'href',
    'mailto:support@bridge.example',
  )
  await expect(main.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute(
    'href',
    'tel:+910000000000',
  )
  await expect(main.getByText(/24x7 email support/i)).toBeVisible()
})
