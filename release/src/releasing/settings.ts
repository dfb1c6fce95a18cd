import type { Site } from '@bridge/shared/contract'
import { ReleaseError } from '../errors.ts'
import { requireLive } from '../records/releases.ts'
import { apply, type ReleaseRequest } from './apply.ts'
import type { Plan } from './plan.ts'

/** Changes the settings that a release records; every page is recomposed. */
export async function changeSettings(request: ReleaseRequest & { settings: Partial<Site> }): Promise<Plan> {
  const checked = checkSettings(request.settings)
  const { settings: before } = await requireLive(request.store, request.channel)
  return apply(request, [], async (base) => {
    const live = base ?? (await requireLive(request.store, request.channel))
    if (JSON.stringify(live.settings) !== JSON.stringify(before))
      throw new ReleaseError(
        `${live.by} changed the settings while this change was in progress: ${live.why}`,
        {
          hint: `now live: ${live.settings.origin} and ${live.settings.formEndpoint}; retry if yours are still wanted`,
        },
      )
    const settings = { ...live.settings, ...checked }
    if (JSON.stringify(settings) === JSON.stringify(live.settings))
      throw new ReleaseError('these settings are already live', {
        hint: `set SITE_ORIGIN or FORM_ENDPOINT; now live: ${settings.origin} and ${settings.formEndpoint}`,
      })
    return { action: 'settings', parts: live.parts, settings }
  })
}

/** The settings given in the environment. */
export const settingsFromEnvironment = (): Partial<Site> => ({
  ...(process.env['SITE_ORIGIN'] && { origin: process.env['SITE_ORIGIN'] }),
  ...(process.env['FORM_ENDPOINT'] && { formEndpoint: process.env['FORM_ENDPOINT'] }),
})

export function checkSettings({ origin, formEndpoint }: Partial<Site>): Partial<Site> {
  if (origin !== undefined && (!isWebAddress(origin) || new URL(origin).origin !== origin))
    throw new ReleaseError(`SITE_ORIGIN must be an origin, not '${origin}'`, {
      hint: "give a scheme and a host without a path, such as 'https://bridge.example'",
    })
  if (formEndpoint !== undefined && !formEndpoint.match(/^(\/[\w-]+)+$/) && !isWebAddress(formEndpoint))
    throw new ReleaseError(`FORM_ENDPOINT must be a URL or a path, not '${formEndpoint}'`, {
      hint: "give a URL such as 'https://forms.example/contact', or a path on this site such as /forms/contact",
    })
  return { ...(origin !== undefined && { origin }), ...(formEndpoint !== undefined && { formEndpoint }) }
}

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
