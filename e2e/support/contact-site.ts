import type { Page } from '@playwright/test'
import { contactForm } from './contact-form.ts'
import { expect, footerLink, hydrated, test } from './fixtures.ts'
import { type FormService, formService, siteWith } from './form-service.ts'
import type { ServedStore } from './served-store.ts'

interface ContactSite {
  readonly service: FormService
  readonly site: ServedStore
}

/** Runs a file's tests serially, with a site and its form's service, which answers 'ok' at the start of each test. */
export function contactSite() {
  const here = {} as { -readonly [part in keyof ContactSite]: ContactSite[part] }
  test.describe.configure({ mode: 'serial' })
  test.beforeAll(async () => {
    test.setTimeout(120_000) // every page is recomposed
    here.service = await formService()
    here.site = await siteWith(here.service)
  })
  test.afterAll(async () => {
    here.service.stop()
    await here.site.stop()
  })
  test.beforeEach(async () => {
    here.service.received.length = 0
    await here.service.answer('ok')
  })

  /** Enters the site through another page, whose document's policy stays in force. */
  async function walkToForm(page: Page) {
    await page.goto(`${here.site.url}/terms`)
    await hydrated(page)
    await footerLink(page, 'Contact').click()
    await expect(page).toHaveURL(/\/contact$/)
    const contact = contactForm(page)
    await expect(contact.form).toBeVisible()
    return contact
  }
  return { here: here as ContactSite, walkToForm }
}

/** The values of an empty form. */
export const nothing = ['', '', '', '', '']
