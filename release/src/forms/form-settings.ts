import { ReleaseError } from '../errors.ts'
import { storeFolder } from '../store/open-store.ts'

export interface FormSettings {
  /** One JSON line for each message. */
  readonly file: string
  /** How large the file may grow, in bytes. */
  readonly quota: number
  /** Messages per minute from one address. */
  readonly rate: number
  /** Proxies of ours before this server: so many of the last names in X-Forwarded-For can be trusted. */
  readonly proxies: number
}

type Environment = Readonly<Record<string, string | undefined>>

/** What the environment says of the collector. Messages lie beside the store, not in it: they are no release. */
export const formSettings = (env: Environment = process.env): FormSettings => ({
  file: env['FORM_MESSAGES'] || `${storeFolder(env['STORE'])}-messages.jsonl`,
  quota: bytes(env['FORM_QUOTA'] || '50MB'),
  rate: count('FORM_RATE', env['FORM_RATE'] || '20'),
  proxies: count('FORM_PROXIES', env['FORM_PROXIES'] || '0'),
})

const units: Readonly<Record<string, number>> = { B: 1, KB: 1e3, MB: 1e6, GB: 1e9 }

function bytes(text: string): number {
  const [, amount, unit = 'B'] = text.toUpperCase().match(/^(\d{1,12})\s?(B|KB|MB|GB)?$/) ?? []
  if (amount) return Number(amount) * (units[unit] as number)
  throw new ReleaseError(`FORM_QUOTA '${text}' is not a size`, { hint: 'such as 500KB, 50MB or 1GB' })
}

function count(name: string, text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text)
  throw new ReleaseError(`${name} '${text}' is not a number`, { hint: 'a whole number, such as 20' })
}
