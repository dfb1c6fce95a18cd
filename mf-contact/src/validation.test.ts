import { describe, expect, it } from 'vitest'
import { errorOf, errorsOf, withChange } from './validation.ts'

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

  it('that is filled has none', () => {
    expect(errorOf('name', ' Asha ')).toBeUndefined()
  })
})

it('a change is judged by itself: other fields keep what they had', () => {
  const before = { name: 'Name is required', phone: 'Phone no is required' }
  expect(withChange(before, 'name', 'Asha')).toEqual({ phone: 'Phone no is required' })
  expect(withChange(before, 'email', ' ')).toEqual({ ...before, email: 'Email is required' })
})

it('all fields are checked, in their order on the page', () => {
  const data = new FormData()
  data.set('email', 'asha@example.in')
  expect(Object.keys(errorsOf(data))).toEqual(['name', 'phone', 'companyName', 'interestedProducts'])
})
