import { type ContactFieldName, contactFields } from '@bridge/shared/contact-form'

/** How a field looks and is filled in; what it accepts is in `@bridge/shared/contact-form`. */
export interface Field {
  readonly name: ContactFieldName
  readonly label: string
  readonly control: 'input' | 'select'
  readonly type?: 'text' | 'email' | 'tel'
  readonly autoComplete?: string
  /** Only for fields without a filter: browsers truncate pasted text before a filter sees it. */
  readonly maxLength?: number
}

export const noProduct = 'select'

export const fields: readonly Field[] = [
  {
    name: 'name',
    label: 'Name',
    control: 'input',
    type: 'text',
    autoComplete: 'name',
    maxLength: contactFields.name.limit,
  },
  { name: 'email', label: 'Email', control: 'input', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone no', control: 'input', type: 'tel', autoComplete: 'tel' },
  {
    name: 'companyName',
    label: 'Company Name',
    control: 'input',
    type: 'text',
    autoComplete: 'organization',
    maxLength: contactFields.companyName.limit,
  },
  { name: 'interestedProducts', label: 'Interested Products', control: 'select' },
]
