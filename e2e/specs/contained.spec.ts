import type { Page } from '@playwright/test'
import { releaseEditedLegal } from '../support/edited-legal.ts'
import { expect, footerLink, hydrated, test } from '../support/fixtures.ts'
import { ownCopy } from '../support/served-store.ts'

/** Errors that no error boundary of their own page can catch: they must not affect any other page. */

test.use({ tolerated: /removeChild|NotFoundError|Objects are not valid|#31|not a function/ })

/** Adds an effect whose clean-up throws, as when it calls a 'stop' that does not exist. */
const withCleanUp = (code: string): string =>
  `import { useEffect } from 'react'\n${code}`.replace(
    /(PolicyPage\(.*\) \{\n)/,
    `$1  useEffect(() => () => { throw new TypeError('stop is not a function') }, [])\n`,
  )

/** Leaves the page by an in-app link, and expects the next page to be shown. */
async function leavesFor(page: Page, link: string, heading: string): Promise<void> {
  const title = await page.title()
  await footerLink(page, link).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page).not.toHaveTitle(title)
  await expect(page.locator('main > *').first()).toBeVisible()
}

for (const [what, change] of Object.entries({
  'removed a section': () => document.querySelectorAll('main > *')[1]?.remove(),
  'wrapped a section': () => {
    const section = document.querySelectorAll('main > *')[1] as Element
    const wrapper = document.createElement('div')
    section.replaceWith(wrapper)
    wrapper.append(section)
  },
}))
  test(`a visitor can leave a page in which an extension has ${what}`, async ({ page }) => {
    await page.goto('/about')
    await hydrated(page)
    await page.evaluate(change)
    const sections = await page.locator('main h2').allTextContents()
    await leavesFor(page, 'Terms & Conditions', 'Terms & Conditions')
    for (const text of sections)
      await expect(page.locator('main').getByRole('heading', { name: text, exact: true })).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Terms & Conditions')
    await expect(page.locator('main h2').first()).toBeVisible()
  })

test('a toast that cannot be shown breaks neither the page nor the next toast', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  const name = page.locator('main form [name=name]')
  await name.fill('Asha')
  const show = (message: unknown) =>
    page.evaluate(async (message) => {
      const library = 'sonner' // through the document's import map
      const { toast } = await import(library)
      toast.error(message)
    }, message)
  await show('The first one')
  await expect(page.getByText('The first one')).toBeVisible()
  await show({ code: 500 })
  await expect(name).toHaveValue('Asha')
  await show('The last one')
  await expect(page.getByText('The last one')).toBeVisible()
})

test('a page whose clean-up throws does not take the next page with it', async ({ page }) => {
  test.setTimeout(120_000)
  const site = await ownCopy()
  try {
    await releaseEditedLegal(site, ({ edit }) => edit('mf-legal/src/pages/policy.tsx', withCleanUp))
    await page.goto(`${site.url}/terms`)
    await hydrated(page)
    await leavesFor(page, 'FAQ', 'Questions, answered plainly')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms & Conditions')
  } finally {
    await page.goto('about:blank') // makes no more requests
    await site.stop()
  }
})
