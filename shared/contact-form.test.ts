import { describe, expect, it } from 'vitest'
import { contactFieldNames, contactFields, contactProducts, isMissing, keptOf } from './contact-form.ts'

describe('a field keeps', () => {
  it.each([
    ['name', '100 characters', 'n'.repeat(101), 'n'.repeat(100)],
    ['name', 'no half of a surrogate pair', `${'n'.repeat(99)}😀`, 'n'.repeat(99)],
    ['name', 'every letter, punctuation mark and space', " Anaïs D'Souza-राव ", " Anaïs D'Souza-राव "],
    ['email', 'letters, digits and @ . _ % + -', ' a"b(c)_1.%+-@x.in, ', 'abc_1.%+-@x.in'],
    ['email', 'the first @', 'a@b@c@d.in', 'a@bcd.in'],
    ['email', '100 characters', `(${'e'.repeat(101)}`, 'e'.repeat(100)],
    ['phone', 'digits', 'O22-98/76', '229876'],
    ['phone', 'digits of any script, as ASCII digits', '९८७६५ ೪೩೨ １２ ٩', '98765432129'],
    ['phone', '12 digits', '1234567890123', '123456789012'],
    ['phone', 'all digits of a number with a country code', '+91 98765 43210', '919876543210'],
    ['companyName', '150 characters', 'c'.repeat(151), 'c'.repeat(150)],
    ['interestedProducts', 'its options', contactProducts[1] as string, contactProducts[1] as string],
  ] as const)('%s: %s', (name, _, text, kept) => {
    expect(keptOf(name, text)).toBe(kept)
  })
})

describe('a field is missing', () => {
  it.each(contactFieldNames)('%s, when it is empty or blank, with its own message', (name) => {
    expect(['', '  ', ' \t\u00a0'].map((value) => isMissing(name, value))).toEqual([true, true, true])
    const messages = contactFieldNames.map((field) => contactFields[field].message)
    expect(messages.filter((message) => message === contactFields[name].message)).toHaveLength(1)
  })

  it('when the product is not one of the three', () => {
    expect(contactProducts).toEqual([
      'BridgePay – Instant Payouts',
      'BridgeCollect – Multi-Channel Collections',
      'BridgeConnect – Connected Banking',
    ])
    expect(contactProducts.map((product) => isMissing('interestedProducts', product))).toEqual([
      false,
      false,
      false,
    ])
    expect(isMissing('interestedProducts', 'select')).toBe(true)
  })
})
