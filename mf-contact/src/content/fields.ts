import { brand } from '@bridge/shared/brand'

/** Names as the form service gets them. */
export type FieldName = 'name' | 'email' | 'phone' | 'companyName' | 'interestedProducts'

export interface Field {
  readonly name: FieldName
  readonly label: string
  /** Shown while the field is empty. */
  readonly message: string
  readonly control: 'input' | 'select'
  readonly type?: 'text' | 'email' | 'tel'
  readonly autoComplete?: string
  readonly maxLength?: number
}

export const products: readonly string[] = [
  `${brand.product}Pay – Instant Payouts`,
  `${brand.product}Collect – Multi-Channel Collections`,
  `${brand.product}Connect – Connected Banking`,
]

export const noProduct = 'select'

export const fields: readonly Field[] = [
  {
    name: 'name',
    label: 'Name',
    message: 'Name is required',
    control: 'input',
    autoComplete: 'name',
    maxLength: 100,
  },
  {
    name: 'email',
    label: 'Email',
    message: 'Email is required',
    control: 'input',
    type: 'email',
    autoComplete: 'email',
  },
  {
    name: 'phone',
    label: 'Phone no',
    message: 'Phone no is required',
    control: 'input',
    type: 'tel',
    autoComplete: 'tel',
  },
  {
    name: 'companyName',
    label: 'Company Name',
    message: 'Company Name is required',
    control: 'input',
    autoComplete: 'organization',
    maxLength: 150,
  },
  {
    name: 'interestedProducts',
    label: 'Interested Products',
    message: 'Interested Products is required',
    control: 'select',
  },
]
