import type { EventSettings, Site } from '@bridge/shared/contract'
import { ReleaseError } from '../errors.ts'
import { requireLive } from '../records/releases.ts'
import { apply, type ReleaseRequest } from './apply.ts'
import { checkEvents, type EventChange, eventsAfter, eventsFromEnvironment } from './event-settings.ts'
import type { Plan } from './plan.ts'

/** The settings to change. */
export interface SettingsChange extends Partial<Omit<Site, 'events'>> {
  readonly events?: EventChange
}

/** Changes the settings that a release records; every page is recomposed. */
export async function changeSettings(request: ReleaseRequest & { settings: SettingsChange }): Promise<Plan> {
  const checked = checkSettings(request.settings)
  const { settings: before } = await requireLive(request.store, request.channel)
  return apply(request, [], async (base) => {
    const live = base ?? (await requireLive(request.store, request.channel))
    if (JSON.stringify(live.settings) !== JSON.stringify(before))
      throw new ReleaseError(
        `${live.by} changed the settings while this change was in progress: ${live.why}`,
        {
          hint: `now live: ${namesOf(live.settings)}; retry if yours are still wanted`,
        },
      )
    const settings = withChange(live.settings, checked)
    if (JSON.stringify(settings) === JSON.stringify(live.settings))
      throw new ReleaseError('these settings are already live', {
        hint: `set SITE_ORIGIN, FORM_ENDPOINT, EVENTS_ENDPOINT or EVENTS_SAMPLE; now live: ${namesOf(settings)}`,
      })
    return { action: 'settings', parts: live.parts, settings, shared: live.shared }
  })
}

/** The settings after the change. */
export function withChange(
  { events: live, ...site }: Site,
  { events: change, ...given }: SettingsChange,
): Site {
  const events = eventsAfter(live, change)
  return { ...site, ...given, ...(events && { events }) }
}

const namesOf = ({ origin, formEndpoint, events }: Site): string =>
  [origin, formEndpoint, eventsNamed(events)].join(', ')

const eventsNamed = (events: EventSettings | undefined): string =>
  events ? `events to ${events.endpoint} for ${events.sample * 100}% of visits` : 'no events'

/** The settings given in the environment. */
export function settingsFromEnvironment(): SettingsChange {
  const events = eventsFromEnvironment()
  return {
    ...(process.env['SITE_ORIGIN'] && { origin: process.env['SITE_ORIGIN'] }),
    ...(process.env['FORM_ENDPOINT'] && { formEndpoint: process.env['FORM_ENDPOINT'] }),
    ...(events && { events }),
  }
}

export function checkSettings({ origin, formEndpoint, events }: SettingsChange): SettingsChange {
  if (origin !== undefined && (!isWebAddress(origin) || new URL(origin).origin !== origin))
    throw new ReleaseError(`SITE_ORIGIN must be an origin, not '${origin}'`, {
      hint: "use http:// or https:// and a host, without a path, such as 'https://bridge.example'",
    })
  if (formEndpoint !== undefined && !isEndpoint(formEndpoint))
    throw new ReleaseError(`FORM_ENDPOINT must be a URL or a path, not '${formEndpoint}'`, {
      hint: "use an HTTP(S) URL without a password, such as 'https://forms.example/contact', or a path on this site such as /forms/contact",
    })
  return {
    ...(origin !== undefined && { origin }),
    ...(formEndpoint !== undefined && { formEndpoint }),
    ...(events !== undefined && { events: checkEvents(events, isWebAddress) }),
  }
}

/** A path on the site, or a URL. */
const isEndpoint = (text: string): boolean => /^(\/[\w-]+)+$/.test(text) || isWebAddress(text)

/** Browsers post no form to an address with a password, and everyone could read it. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && host.test(hostname) && !username && !password
}

/** URLs also allow `*`, `;` and `'`, which have a special meaning in a Content-Security-Policy. */
const host = /^([a-z\d._-]+|\[[\da-f:.]+\])$/
