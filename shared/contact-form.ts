import * as brand from './brand.ts'

/** What the contact form sends and the server's collector accepts. */

export interface ContactField {
  /** The error shown when the value is missing. */
  readonly message: string
  /** In UTF-16 code units, like HTML's maxlength. */
  readonly limit: number
  /** Characters that the field drops. */
  readonly refused?: RegExp
}

/** Where the form is; browsers that post it without JavaScript are redirected back there. */
export const contactPath = '/contact'

export const contactFields = {
  name: { message: 'Name is required', limit: 100, refused: /\p{Cc}/gu },
  email: { message: 'Email is required', limit: 100, refused: /[^A-Za-z0-9@._%+-]/g },
  phone: { message: 'Phone no is required', limit: 12, refused: /[^0-9]/g },
  companyName: { message: 'Company Name is required', limit: 150, refused: /\p{Cc}/gu },
  interestedProducts: { message: 'Interested Products is required', limit: 150 },
} as const satisfies Record<string, ContactField>

export type ContactFieldName = keyof typeof contactFields

/** In page order. */
export const contactFieldNames = Object.keys(contactFields) as readonly ContactFieldName[]

export const contactProducts: readonly string[] = [
  `${brand.product}Pay – Instant Payouts`,
  `${brand.product}Collect – Multi-Channel Collections`,
  `${brand.product}Connect – Connected Banking`,
]

/** Ids of elements on the contact page; a form posted without JavaScript redirects to one of them. */
export const contactOutcomes = { sent: 'sent', failed: 'failed' } as const

/**
 * The part of the text that a field keeps. The limit is applied last: a pasted '+91 98765 43210' keeps all twelve
 * digits.
 */
export function keptOf(name: ContactFieldName, text: string): string {
  const { refused, limit }: ContactField = contactFields[name]
  const given = name === 'phone' ? withAsciiDigits(text) : text
  const taken = refused ? given.replace(refused, '') : given
  return cut(name === 'email' ? withOneAt(taken) : taken, limit)
}

/** A value that is blank, or not one of the options, counts as missing. */
export const isMissing = (name: ContactFieldName, value: string): boolean =>
  name === 'interestedProducts' ? !contactProducts.includes(value) : value.trim() === ''

/**
 * Replaces the digits of any script with ASCII digits. Each script's ten digits are consecutive, and two scripts may be
 * adjacent.
 */
export const withAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.normalize('NFKC').codePointAt(0) ?? 0
    let zero = code
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
    return String((code - zero) % 10)
  })

/** Keeps only the first @. */
function withOneAt(text: string): string {
  const after = text.indexOf('@') + 1
  return text.slice(0, after) + text.slice(after).replaceAll('@', '')
}

/** Never splits a surrogate pair. */
const cut = (text: string, limit: number): string => text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '')
