import type { Page } from '@playwright/test'
import { contactForm, messages } from '../support/contact-form.ts'
import { expect, hydrated, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'

/** Kinds of cookies that a page's script can set: the prefix of their names, and their attributes. */
const kinds = {
  'for all pages': ['', 'path=/'],
  'for one page': ['', 'path=/contact'],
  'under a secure name': ['__Host-', 'path=/;secure'],
} as const

test.use({ tolerated: /431/ })

/** Sets cookies on a page that makes no further requests: any request would remove them. */
async function setMany(page: Page, prefix: string, attributes: string): Promise<void> {
  await page.route('/quiet', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Quiet</title>' }),
  )
  await page.goto('/quiet')
  await page.evaluate(
    ([before, after]) => {
      for (let number = 0; number < 40; number++)
        // biome-ignore lint/suspicious/noDocumentCookie: as a careless page would
        document.cookie = `${before}c${number}=${'x'.repeat(4000)};max-age=31536000;${after}`
    },
    [prefix, attributes],
  )
  await expect
    .poll(async () => (await page.context().cookies()).length, 'browsers store them asynchronously')
    .toBe(40)
}

for (const [kind, [prefix, attributes]] of some(Object.entries(kinds)))
  test(`more cookies than a request may carry, ${kind}, are removed`, async ({ page }) => {
    await setMany(page, prefix, attributes)
    const answer = page.waitForResponse((response) => response.request().isNavigationRequest())
    await page.goto('/contact') // may end with the second response, because the first one reloads the page
    expect((await answer).status()).toBe(431)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.context().cookies()).toEqual([])
  })

test('a long address does not remove cookies', async ({ page }) => {
  await page.goto('/faq')
  await page.context().addCookies([{ name: 'kept', value: '1', url: page.url() }])
  expect((await page.goto(`/contact?${'x'.repeat(70_000)}`))?.status()).toBe(431)
  await expect(page.getByText('This request is too large.')).toBeVisible()
  expect(await page.context().cookies()).toHaveLength(1)
})

test.describe('cookies whose path matches no document', () => {
  test.use({ tolerated: /431|dynamically imported|could not be/ }) // from the page whose code they block

  for (const path of some(['/shell', '/live', '/mf-contact']))
    test(`are removed from ${path}`, async ({ page }) => {
      await setMany(page, '', `path=${path}`)
      await page.goto('/contact')
      await page.keyboard.press('Shift')
      await expect.poll(() => page.context().cookies()).toEqual([])
      await page.reload()
      await hydrated(page)
      await contactForm(page).button.click()
      await expect(page.getByText(messages.name, { exact: true })).toBeVisible()
    })
})
