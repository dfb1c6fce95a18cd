import { existsSync, readdirSync } from 'node:fs'
import { publish } from '../artifacts/publish.ts'
import type { FormSettings } from '../contact-form/form-settings.ts'
import { ReleaseError } from '../errors.ts'
import { nameOf } from '../names.ts'
import { servedPreviews } from '../previews/domain.ts'
import { complain } from '../print.ts'
import { liveRelease } from '../records/releases.ts'
import { deploy } from '../releasing/deploy.ts'
import { checkSettings, settingsFromEnvironment } from '../releasing/settings.ts'
import { proxiesFrom } from '../requests/request-settings.ts'
import { copySettings } from '../serve/copied.ts'
import { serve } from '../serve/serve.ts'
import { stopOnSignals } from '../serve/stop-on-signals.ts'
import { signersFrom } from '../signing/signer.ts'
import type { Store } from '../store/store.ts'
import { trustFolder } from '../trust/memory.ts'
import { TrustedStore } from '../trust/trusted-store.ts'
import { newBuilds } from './new-builds.ts'

interface StartOptions {
  readonly store: Store
  readonly channel: string
  readonly by: string
  readonly port: number
  readonly host?: string
  readonly form: FormSettings
}

/** Builds and publishes every part, deploys versions that this channel has never had, and serves. */
export async function start(options: StartOptions): Promise<void> {
  const { channel, by, port } = options
  const store = new TrustedStore(options.store, trustFolder())
  const signers = signersFrom(process.env['RELEASE_KEY'])
  const published = await Promise.all(findParts().map((part) => publish({ store, part, by, signers })))
  const built = published.map(nameOf)
  const { targets, note } = await newBuilds(store, channel, built)
  if (note) complain(`note: ${note}`)
  if (targets.length)
    await deploy({
      store,
      channel,
      by,
      why: (await liveRelease(store, channel))
        ? 'pnpm start found new builds'
        : 'first release, by pnpm start',
      targets,
      signers,
      settings: { origin: `http://localhost:${port}`, ...checkSettings(settingsFromEnvironment()) },
    })
  const { address, stop } = await serve({
    ...options,
    proxies: proxiesFrom(),
    copies: copySettings(),
    trust: trustFolder(),
    previews: servedPreviews(options.host),
  })
  stopOnSignals(stop)
  console.log(`Bridge is running at ${address}`)
}

/** The part folders in the working directory. */
function findParts(): string[] {
  const parts = readdirSync('.').filter(
    (name) => /^(shell|mf-[\w-]+)$/.test(name) && existsSync(`${name}/package.json`),
  )
  if (parts.length) return parts
  throw new ReleaseError('there are no parts here', { hint: "run this in the project's root" })
}
