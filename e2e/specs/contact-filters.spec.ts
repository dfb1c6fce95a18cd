import type { CDPSession, Locator, Page } from '@playwright/test'
import { contactForm, type FieldName, filled, messages } from '../support/contact-form.ts'
import { expect, holdApp, hydrated, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'

async function fieldsOf(page: Page) {
  await page.goto('/contact')
  await hydrated(page)
  return contactForm(page).fields
}

/** How text enters a field: typed, pasted, dragged from elsewhere, or filled in by the browser. */
const ways: Readonly<Record<string, (page: Page, field: Locator, text: string) => Promise<void>>> = {
  typed: (_, field, text) => field.pressSequentially(text),
  pasted: async (page, field, text) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await field.press('ControlOrMeta+v')
  },
  dragged: async (page, field, text) => {
    await page.evaluate((dragged) => {
      const source = document.createElement('p')
      source.id = 'source'
      source.textContent = dragged
      document.querySelector('main')?.prepend(source)
      getSelection()?.selectAllChildren(source)
    }, text)
    await page.locator('#source').scrollIntoViewIfNeeded()
    await page.locator('#source').hover({ position: { x: 8, y: 8 } })
    await page.mouse.down()
    await field.hover()
    await field.hover()
    await page.mouse.up()
  },
  filled: (_, field, text) => field.fill(text),
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1440, height: 1600 } })

const cases: readonly (readonly [FieldName, string, string])[] = [
  ['phone', '+91 98765 43210', '919876543210'],
  ['phone', 'call 98-765 432 109 8765', '987654321098'],
  ['email', ' asha (rao)@rao!textiles.in, ', 'asharao@raotextiles.in'],
  ['email', 'a@b@c.in', 'a@bc.in'],
  ['name', `${'न'.repeat(99)}abc`, `${'न'.repeat(99)}a`],
  ['companyName', 'c'.repeat(160), 'c'.repeat(150)],
]

for (const way of some(Object.keys(ways)))
  for (const [name, text, kept] of cases)
    test(`${name} keeps the valid part of '${text.slice(0, 32)}', ${way}`, async ({ page }) => {
      const field = (await fieldsOf(page))[name]
      await field.focus()
      await ways[way]?.(page, field, text)
      await expect(field).toHaveValue(kept)
    })

test('an e-mail address is cut at 100 characters', async ({ page }) => {
  const { email } = await fieldsOf(page)
  await email.fill(`(${'e'.repeat(99)})`)
  await email.pressSequentially('fg')
  await expect(email).toHaveValue(`${'e'.repeat(99)}f`)
})

/** The keys typed show where the caret is: an e-mail field does not expose it. */
async function typeInMiddle(page: Page, field: Locator, text: string, stepsFromEnd: number, typed: string) {
  await field.fill(text)
  for (let step = 0; step < stepsFromEnd; step++) await page.keyboard.press('ArrowLeft')
  for (const key of typed) await page.keyboard.press(key)
}

test.describe('an edit in the middle keeps the caret in place', () => {
  for (const [name, text, typed, kept] of some(
    [
      ['phone', '987654', '1x2', '9871' + '2654'],
      ['phone', '123456789012', '7x', '123456789012'],
      ['email', 'asharao', '1 2(3', 'asha123rao'],
      ['email', 'a@example', '1@2', 'a@exam12ple'],
      ['email', 'examples@a', '1@2', 'example12s@a'],
      ['name', 'Asha Rao', 'x', 'Asha xRao'],
    ],
    2,
  ))
    test(`${name}: ${typed} in ${text}`, async ({ page }) => {
      const field = (await fieldsOf(page))[name]
      await typeInMiddle(page, field, text, 3, typed)
      await expect(field).toHaveValue(kept)
    })

  test('phone: a paste', async ({ page }) => {
    const { phone } = await fieldsOf(page)
    await page.evaluate(() => navigator.clipboard.writeText('(1-2)'))
    await typeInMiddle(page, phone, '987654', 3, '')
    await page.keyboard.press('ControlOrMeta+v')
    await page.keyboard.press('3')
    await expect(phone).toHaveValue('987123654')
  })
})

test('an @ may replace the previous one', async ({ page }) => {
  const { email } = await fieldsOf(page)
  await email.pressSequentially('a@b')
  await page.keyboard.press('@')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('@')
  await expect(email).toHaveValue('@')
})

/** Composes text as an input method does. */
async function compose(session: CDPSession, steps: readonly string[], end: string): Promise<void> {
  for (const text of steps)
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await session.send('Input.insertText', { text: end })
}

test('an input method composes undisturbed, and the result is filtered', async ({ page }) => {
  const { name, phone, email } = await fieldsOf(page)
  const session = await page.context().newCDPSession(page)
  await name.focus()
  await compose(session, ['n', 'na', 'नम', 'नमस्'], 'नमस्ते')
  await expect(name).toHaveValue('नमस्ते')
  await phone.focus()
  await session.send('Input.imeSetComposition', { text: '9八7', selectionStart: 3, selectionEnd: 3 })
  await expect(phone).toHaveValue('9八7')
  await session.send('Input.insertText', { text: '9八76' })
  await expect(phone).toHaveValue('976')
  await email.focus()
  await compose(session, ['a', 'aé'], 'aéb')
  await expect(email).toHaveValue('ab')
})

test('clearing a field shows its error, and so does filling it with invalid characters only', async ({
  page,
}) => {
  const { phone } = await fieldsOf(page)
  await phone.fill('98765')
  await phone.fill('')
  await expect(phone).toHaveAccessibleDescription(messages.phone)
  await phone.fill('98765')
  await expect(phone).toHaveAccessibleDescription('')
  await phone.fill('none')
  await expect(phone).toHaveValue('')
  await expect(phone).toHaveAccessibleDescription(messages.phone)
})

test('what was typed before the code loaded is kept, and filtered as soon as it has loaded', async ({
  page,
}) => {
  const arrive = await holdApp(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  const { fields, fill, button } = contactForm(page)
  await fill()
  await fields.phone.fill('+91 98765 43210')
  arrive()
  await hydrated(page)
  await expect(fields.phone).toHaveValue('919876543210')
  await expect(fields.name).toHaveValue(filled.name)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await button.click()
  expect((await sent).postData()).toContain('\r\n\r\n919876543210\r\n')
})
