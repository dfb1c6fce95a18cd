import type { EventSettings } from '@bridge/shared/contract'
import { ownEvents } from '@bridge/shared/visit-report'
import { ReleaseError } from '../errors.ts'

/** A change to what browsers report. */
export type EventChange = 'off' | Partial<EventSettings>

type Environment = Readonly<Record<string, string | undefined>>

/** `undefined` if neither variable is set. */
export function eventsFromEnvironment(env: Environment = process.env): EventChange | undefined {
  const { EVENTS_ENDPOINT: endpoint, EVENTS_SAMPLE: sample } = env
  if (endpoint === 'off') return 'off'
  if (!endpoint && !sample) return undefined
  return { ...(endpoint && { endpoint }), ...(sample && { sample: shareFrom(sample) }) }
}

/** What browsers report after a change; by default, on every visit. */
export function eventsAfter(
  live: EventSettings | undefined,
  change: EventChange | undefined,
): EventSettings | undefined {
  if (change === undefined || change === 'off') return change ? undefined : live
  const { endpoint = live?.endpoint, sample = live?.sample ?? 1 } = change
  if (endpoint) return { endpoint, sample }
  throw new ReleaseError(
    'EVENTS_SAMPLE sets the percentage of visits that report events, but events are off',
    {
      hint: `set EVENTS_ENDPOINT as well, such as ${ownEvents}`,
    },
  )
}

export function checkEvents(change: EventChange, isWebAddress: (text: string) => boolean): EventChange {
  if (change === 'off' || change.endpoint === undefined) return change
  if (change.endpoint === ownEvents || isWebAddress(change.endpoint)) return change
  throw new ReleaseError(`EVENTS_ENDPOINT must be ${ownEvents}, a URL, or off, not '${change.endpoint}'`, {
    hint: `servers accept reports at ${ownEvents} only; any other receiver needs an HTTP(S) URL, such as 'https://events.example/bridge'`,
  })
}

function shareFrom(text: string): number {
  const [, percent] = text.match(/^(\d{1,3}(?:\.\d{1,3})?)%$/) ?? []
  const share = Number(percent) / 100
  if (share > 0 && share <= 1) return share
  throw new ReleaseError(`EVENTS_SAMPLE must be a percentage above 0% and up to 100%, not '${text}'`, {
    hint: 'use at most three decimal places, as in EVENTS_SAMPLE=10%; EVENTS_ENDPOINT=off turns events off',
  })
}
