import { describe, expect, it } from 'vitest'
import { products } from './content/fields.ts'
import { errorOf, errorsOf } from './validation.ts'

describe('a field', () => {
  it.each([
    ['name', 'Name is required'],
    ['email', 'Email is required'],
    ['phone', 'Phone no is required'],
    ['companyName', 'Company Name is required'],
    ['interestedProducts', 'Interested Products is required'],
  ] as const)('%s has its own message when it is empty or blank', (name, message) => {
    expect([errorOf(name, ''), errorOf(name, '  ')]).toEqual([message, message])
  })

  it('of products takes one of the options only', () => {
    expect(products.map((product) => errorOf('interestedProducts', product))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(errorOf('interestedProducts', 'Something else')).toBe('Interested Products is required')
  })
})

it('all fields are checked, in their order on the page', () => {
  const data = new FormData()
  data.set('email', 'asha@example.in')
  expect(Object.keys(errorsOf(data))).toEqual(['name', 'phone', 'companyName', 'interestedProducts'])
})
