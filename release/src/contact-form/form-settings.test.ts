import { expect, it } from 'vitest'
import { proxiesFrom } from '../requests/request-settings.ts'
import { formSettings } from './form-settings.ts'

it('keeps messages in a bounded file beside the store by default', () => {
  expect(formSettings({ STORE: 'file:/srv/store' })).toEqual({
    file: '/srv/store-messages.jsonl',
    quota: 50_000_000,
    rate: 20,
    proxies: 0,
  })
  const env = { FORM_MESSAGES: '/var/inbox', FORM_QUOTA: '2 GB', FORM_RATE: '5', FORM_PROXIES: '1' }
  expect(formSettings(env)).toEqual({ file: '/var/inbox', quota: 2e9, rate: 5, proxies: 1 })
})

it('counts proxies for the whole server, and still accepts the earlier name of the setting', () => {
  expect(formSettings({ PROXIES: '2' }).proxies).toBe(2)
  expect(proxiesFrom({ PROXIES: '2', FORM_PROXIES: '1' })).toBe(2)
  expect(proxiesFrom({ FORM_PROXIES: '1' })).toBe(1)
})

it.each([
  ['FORM_QUOTA', 'much'],
  ['FORM_QUOTA', '-1'],
  ['FORM_RATE', '1.5'],
  ['PROXIES', 'yes'],
  ['FORM_PROXIES', 'yes'],
])('refuses %s=%s', (name, value) => {
  expect(() => formSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be a .*, not '${value}'$`))
})
