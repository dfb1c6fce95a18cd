import { describe, expect, it } from 'vitest'
import { errorOf, errorsOf, withChange } from './field-errors.ts'

describe('a field', () => {
  it.each([
    ['name', 'Name is required'],
    ['email', 'Email is required'],
    ['phone', 'Phone no is required'],
    ['companyName', 'Company Name is required'],
    ['interestedProducts', 'Interested Products is required'],
  ] as const)('%s has its own message when empty or blank', (name, message) => {
    expect([errorOf(name, ''), errorOf(name, '  ')]).toEqual([message, message])
  })

  it('has no message when filled in', () => {
    expect(errorOf('name', ' Asha ')).toBeUndefined()
  })
})

it('a change affects only its own field: the others keep their messages', () => {
  const before = { name: 'Name is required', phone: 'Phone no is required' }
  expect(withChange(before, 'name', 'Asha')).toEqual({ phone: 'Phone no is required' })
  expect(withChange(before, 'email', ' ')).toEqual({ ...before, email: 'Email is required' })
})

it('all fields are validated, in page order', () => {
  const data = new FormData()
  data.set('email', 'asha@example.in')
  expect(Object.keys(errorsOf(data))).toEqual(['name', 'phone', 'companyName', 'interestedProducts'])
})
