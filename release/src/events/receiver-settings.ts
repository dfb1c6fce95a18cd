import { countFrom } from '../forms/form-settings.ts'
import type { ReceiverSettings } from './receiver.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Proxies are in front of the whole server, the form's collector included. */
export const receiverSettings = (env: Environment = process.env): ReceiverSettings => ({
  rate: countFrom('EVENTS_RATE', env['EVENTS_RATE'] || '60'),
  proxies: countFrom('FORM_PROXIES', env['FORM_PROXIES'] || '0'),
})
