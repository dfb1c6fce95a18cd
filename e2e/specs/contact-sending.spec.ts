import { fieldNames, filled, oops, thanks, toast } from '../support/contact-form.ts'
import { contactSite, nothing } from '../support/contact-site.ts'
import { expect, test } from '../support/fixtures.ts'
import { long, some } from '../support/sample.ts'

const { here, walkToForm } = contactSite()

test.use({ tolerated: /status of 500|net::ERR_/ })

test('a message is sent once, as form data with exactly the five fields, and the request accepts JSON', async ({
  page,
}) => {
  const { fill, button } = await walkToForm(page)
  await fill()
  await button.click()
  await expect(toast(page, thanks)).toBeVisible()
  expect(here.service.received).toEqual([
    {
      method: 'POST',
      accept: 'application/json',
      type: expect.stringMatching(/^multipart\/form-data; boundary=/),
      fields: fieldNames.map((name) => [name, filled[name]]),
    },
  ])
})

test('a sent message leaves an empty form without errors, even if fields were edited while it was in flight', async ({
  page,
}) => {
  await here.service.answer('late')
  const { fill, button, values, form, fields } = await walkToForm(page)
  await fill()
  await button.click()
  await fields.name.fill('')
  await expect(form.getByText(/ is required$/)).toHaveCount(1)
  await expect(toast(page, thanks)).toBeVisible()
  await expect.poll(values).toEqual(nothing)
  await expect(form.getByText(/ is required$/)).toHaveCount(0)
  await expect(fields.name).toHaveAttribute('aria-invalid', 'false')
  await expect(button).toBeEnabled()
})

test('the button is disabled while a message is in flight, and only then', async ({ page }) => {
  await here.service.answer('late')
  const { fill, button, values, fields } = await walkToForm(page)
  await expect(button).toBeEnabled()
  await fields.email.fill('')
  await expect(button).toBeEnabled()
  await fill()
  await button.click()
  await expect(button).toBeDisabled()
  await expect(button).toHaveText('Sending')
  expect(await values()).toEqual(Object.values(filled))
  await expect(button).toBeEnabled({ timeout: 3000 })
  await expect(button).toHaveText('Send message')
})

test('repeated submits send one message', async ({ page }) => {
  await here.service.answer('late')
  const { fill, form, button, fields } = await walkToForm(page)
  await fill()
  await form.evaluate((element) => {
    for (let count = 0; count < 5; count++) (element as HTMLFormElement).requestSubmit()
  })
  await button.click({ clickCount: 5, force: true })
  await fields.name.focus()
  for (let count = 0; count < 5; count++) await page.keyboard.press('Enter')
  await expect(toast(page, thanks)).toBeVisible()
  await expect(toast(page, thanks)).toHaveCount(1)
  expect(here.service.received).toHaveLength(1)
})

test('the focus stays where it was, whether sending succeeds or fails', async ({ page }) => {
  const { fill, button, fields } = await walkToForm(page)
  for (const [answer, text] of [
    ['not ok', oops],
    ['late', thanks],
  ] as const) {
    await here.service.answer(answer)
    await fill()
    await button.press('Enter')
    await expect(toast(page, text)).toBeVisible()
    await expect(button).toBeFocused()
  }
  await fill()
  await button.press('Enter')
  await fields.phone.focus()
  await expect(toast(page, thanks)).toHaveCount(2)
  await expect(fields.phone).toBeFocused()
})

test('Enter in a field submits the form', async ({ page }) => {
  const { fill, fields } = await walkToForm(page)
  await fill()
  await fields.phone.press('Enter')
  await expect(toast(page, thanks)).toBeVisible()
  expect(here.service.received).toHaveLength(1)
})

for (const answer of some(['not ok', 'dropped']))
  test(`when the service's answer is ${answer}, the visitor sees an error, keeps the message and can retry`, async ({
    page,
  }) => {
    await here.service.answer(answer)
    const { fill, button, values } = await walkToForm(page)
    await fill()
    await button.click()
    await expect(toast(page, oops)).toBeVisible()
    expect(await values()).toEqual(Object.values(filled))
    await expect(button).toBeEnabled()
    await here.service.answer('ok')
    await button.click()
    await expect(toast(page, thanks)).toBeVisible()
    await expect.poll(values).toEqual(nothing)
  })

test('a service that stays silent for 20 seconds counts as failed', long, async ({ page }) => {
  test.setTimeout(60_000)
  await here.service.answer('silent')
  const { fill, button, values } = await walkToForm(page)
  await fill()
  await button.click()
  await page.waitForTimeout(18_000)
  await expect(button).toBeDisabled()
  await expect(toast(page, oops)).toBeVisible({ timeout: 4000 })
  expect(await values()).toEqual(Object.values(filled))
  await expect(button).toBeEnabled()
})

test('a failed connection to the service is treated like an error response', async ({ page }) => {
  const { fill, button, values } = await walkToForm(page)
  here.service.stop()
  await fill()
  await button.click()
  await expect(toast(page, oops)).toBeVisible()
  expect(await values()).toEqual(Object.values(filled))
  await expect(button).toBeEnabled()
})
