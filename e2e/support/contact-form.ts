import type { Locator, Page } from '@playwright/test'

export const filled = {
  name: 'Asha Rao',
  email: 'asha@rao-textiles.example',
  phone: '919876543210',
  companyName: 'Rao Textiles',
  interestedProducts: 'BridgeCollect – Multi-Channel Collections',
}

export type FieldName = keyof typeof filled

export const messages: Readonly<Record<FieldName, string>> = {
  name: 'Name is required',
  email: 'Email is required',
  phone: 'Phone no is required',
  companyName: 'Company Name is required',
  interestedProducts: 'Interested Products is required',
}

export const fieldNames = Object.keys(filled) as readonly FieldName[]

/** The form, located as a visitor finds it: by its labels. */
export function contactForm(page: Page) {
  const form = page.getByRole('form', { name: 'Send us a message' })
  const fields: Readonly<Record<FieldName, Locator>> = {
    name: form.getByRole('textbox', { name: 'Name', exact: true }),
    email: form.getByRole('textbox', { name: 'Email' }),
    phone: form.getByRole('textbox', { name: 'Phone no' }),
    companyName: form.getByRole('textbox', { name: 'Company Name' }),
    interestedProducts: form.getByRole('combobox', { name: 'Interested Products' }),
  }
  const fill = async (values: Partial<typeof filled> = filled) => {
    const { interestedProducts, ...texts } = values
    for (const [name, text] of Object.entries(texts)) await fields[name as FieldName].fill(text)
    if (interestedProducts !== undefined) await fields.interestedProducts.selectOption(interestedProducts)
  }
  const values = async () => {
    const found: string[] = []
    for (const name of fieldNames) found.push(await fields[name].inputValue())
    return found
  }
  return { form, fields, fill, values, button: form.getByRole('button') }
}

/** The addresses that the page posts to from now on: an array that keeps growing. */
export function postsOf(page: Page): string[] {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  return posts
}

export const toast = (page: Page, text: string): Locator =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: text })

export const thanks = 'Thanks! Your message has been sent.'
export const oops = 'Oops! Something went wrong.'
