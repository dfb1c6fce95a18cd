import { ReleaseError } from '../errors.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** The number of proxies in front of the server. FORM_PROXIES dates from when only the form told visitors apart. */
export const proxiesFrom = (env: Environment = process.env): number =>
  env['PROXIES']
    ? countFrom('PROXIES', env['PROXIES'])
    : countFrom('FORM_PROXIES', env['FORM_PROXIES'] || '0')

export function countFrom(name: string, text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text)
  throw new ReleaseError(`${name} must be a whole number of at most 6 digits, not '${text}'`, {
    hint: 'set a number such as 20',
  })
}
