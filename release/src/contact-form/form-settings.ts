import { byteSize } from '../byte-size.ts'
import { countFrom, type Environment, proxiesFrom } from '../requests/request-settings.ts'
import { besideStore } from '../store/open-store.ts'

export interface FormSettings {
  /** Receives one JSON line per message. */
  readonly file: string
  /** Maximum size of the file, in bytes. */
  readonly quota: number
  /** Messages per minute from one address. */
  readonly rate: number
  /** Number of our own proxies in front of this server: that many trailing X-Forwarded-For entries are trusted. */
  readonly proxies: number
}

/** Reads the collector's settings. Messages are kept beside the store: they belong to no release. */
export const formSettings = (env: Environment = process.env): FormSettings => ({
  file: env['FORM_MESSAGES'] || besideStore(env['STORE'], '-messages.jsonl'),
  quota: byteSize('FORM_QUOTA', env['FORM_QUOTA'] || '50MB'),
  rate: countFrom('FORM_RATE', env['FORM_RATE'] || '20'),
  proxies: proxiesFrom(env),
})
