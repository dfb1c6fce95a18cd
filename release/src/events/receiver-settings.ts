import { countFrom, proxiesFrom } from '../requests/request-settings.ts'
import type { ReceiverSettings } from './receiver.ts'

type Environment = Readonly<Record<string, string | undefined>>

export const receiverSettings = (env: Environment = process.env): ReceiverSettings => ({
  rate: countFrom('EVENTS_RATE', env['EVENTS_RATE'] || '60'),
  proxies: proxiesFrom(env),
})
