import { contactProducts } from '@bridge/shared/contact-form'

/** Values that a visitor enters. */
export const filled = {
  name: 'Asha Rao',
  email: 'asha@rao-textiles.example',
  phone: '919876543210',
  companyName: 'Rao Textiles',
  interestedProducts: contactProducts[0] as string,
}

export function formOf(fields: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** Posts the form as the page's code does. */
export const post = (address: string, form: FormData, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${address}/forms/contact`, {
    method: 'POST',
    body: form,
    headers: { accept: 'application/json', ...headers },
    redirect: 'manual',
  })
