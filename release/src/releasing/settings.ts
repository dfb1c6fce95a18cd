import type { Site } from '@bridge/shared/contract'
import { ReleaseError } from '../errors.ts'
import { requireLive } from '../records/releases.ts'
import { apply, type ReleaseRequest } from './apply.ts'
import type { Plan } from './plan.ts'

/** Changes the settings that belong to a release; every page is composed anew. */
export async function changeSettings(request: ReleaseRequest & { settings: Partial<Site> }): Promise<Plan> {
  const checked = checkSettings(request.settings)
  const { settings: before } = await requireLive(request.store, request.channel)
  return apply(request, [], async (base) => {
    const live = base ?? (await requireLive(request.store, request.channel))
    if (JSON.stringify(live.settings) !== JSON.stringify(before))
      throw new ReleaseError(
        `${live.by} changed the settings while this change was being made: ${live.why}`,
        {
          hint: `live are ${live.settings.origin} and ${live.settings.formEndpoint}; give yours again if still wanted`,
        },
      )
    const settings = { ...live.settings, ...checked }
    if (JSON.stringify(settings) === JSON.stringify(live.settings))
      throw new ReleaseError('these settings are live already', {
        hint: `give SITE_ORIGIN or FORM_ENDPOINT; live are ${settings.origin} and ${settings.formEndpoint}`,
      })
    return { action: 'settings', parts: live.parts, settings }
  })
}

/** What the environment says of the settings. */
export const settingsFromEnvironment = (): Partial<Site> => ({
  ...(process.env['SITE_ORIGIN'] && { origin: process.env['SITE_ORIGIN'] }),
  ...(process.env['FORM_ENDPOINT'] && { formEndpoint: process.env['FORM_ENDPOINT'] }),
})

export function checkSettings({ origin, formEndpoint }: Partial<Site>): Partial<Site> {
  if (origin !== undefined && (!isWebAddress(origin) || new URL(origin).origin !== origin))
    throw new ReleaseError(`SITE_ORIGIN '${origin}' is not an origin`, {
      hint: "such as 'https://bridge.example', no path",
    })
  if (formEndpoint !== undefined && !formEndpoint.match(/^(\/[\w-]+)+$/) && !isWebAddress(formEndpoint))
    throw new ReleaseError(`FORM_ENDPOINT '${formEndpoint}' is not an address`, {
      hint: "such as 'https://forms.example/contact', or a path of this site such as /forms/contact",
    })
  return { ...(origin !== undefined && { origin }), ...(formEndpoint !== undefined && { formEndpoint }) }
}

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
