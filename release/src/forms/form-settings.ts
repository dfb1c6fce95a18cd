import { byteSize } from '../byte-size.ts'
import { ReleaseError } from '../errors.ts'
import { besideStore } from '../store/open-store.ts'

export interface FormSettings {
  /** Receives one JSON line per message. */
  readonly file: string
  /** Maximum size of the file, in bytes. */
  readonly quota: number
  /** Messages per minute from one address. */
  readonly rate: number
  /** Our own proxies in front of this server: as many trailing entries of X-Forwarded-For are trusted. */
  readonly proxies: number
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the collector's settings. Messages are kept beside the store: they belong to no release. */
export const formSettings = (env: Environment = process.env): FormSettings => ({
  file: env['FORM_MESSAGES'] || besideStore(env['STORE'], '-messages.jsonl'),
  quota: byteSize('FORM_QUOTA', env['FORM_QUOTA'] || '50MB'),
  rate: countFrom('FORM_RATE', env['FORM_RATE'] || '20'),
  proxies: proxiesFrom(env),
})

/** Proxies are in front of the whole server; FORM_PROXIES is from when only the form had to tell visitors apart. */
export const proxiesFrom = (env: Environment = process.env): number =>
  env['PROXIES']
    ? countFrom('PROXIES', env['PROXIES'])
    : countFrom('FORM_PROXIES', env['FORM_PROXIES'] || '0')

export function countFrom(name: string, text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text)
  throw new ReleaseError(`${name} must be a whole number, not '${text}'`, { hint: 'set a number such as 20' })
}
