import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { publish } from '@bridge/release/src/artifacts/publish.ts'
import { deploy } from '@bridge/release/src/releasing/deploy.ts'
import { changeSettings } from '@bridge/release/src/releasing/settings.ts'
import { serve } from '@bridge/release/src/serve/serve.ts'
import { openStore } from '@bridge/release/src/store/open-store.ts'
import type { Store } from '@bridge/release/src/store/store.ts'
import type { ShellArtifact } from '@bridge/shared/artifact'
import { remoteFolders } from '@bridge/shared/dev/all-parts'
import { partAddress } from '@bridge/shared/pin'
import { ownEvents } from '@bridge/shared/visit-report'
import { cache, root } from '../workspace.ts'
import type { Variant } from './variant.ts'

/** The released site, and what the other variants take from it. */
export interface Released extends Variant {
  readonly store: Store
  readonly shell: ShellArtifact
  /** Names of all parts, the shell first. */
  readonly parts: readonly string[]
  /** The released document at an address. */
  document(address: string): Promise<string>
}

const by = 'pnpm bench'

/** Builds and releases all parts into a fresh store, and serves it as `pnpm release serve` does. */
export async function released(): Promise<Released> {
  const folder = path.join(cache, 'store')
  await rm(folder, { recursive: true, force: true })
  const store = openStore(`file:${folder}`)
  const parts = ['shell', ...remoteFolders(root).map((folder) => path.basename(folder))]
  for (const part of parts) await publish({ store, part, by })
  await deploy({ ...requestIn(store, 'production'), targets: parts })
  const { address, close } = await serve({ store, channel: 'production', port: 0 })
  return {
    key: 'd',
    name: 'ours',
    address,
    scripted: true,
    close,
    store,
    parts,
    shell: JSON.parse(readFileSync(path.join(root, 'shell/dist/artifact.json'), 'utf8')),
    document: async (route) => (await fetch(address + route)).text(),
  }
}

/** The same parts on a channel where browsers report what happens on visits. */
export async function reporting({ store, parts }: Released): Promise<Variant> {
  const request = requestIn(store, 'reporting')
  await deploy({ ...request, targets: parts })
  await changeSettings({ ...request, settings: { events: { endpoint: ownEvents } } })
  const { address, close } = await serve({ store, channel: request.channel, port: 0 })
  return { key: 'h', name: 'ours, reporting visits', address, scripted: true, close }
}

const requestIn = (store: Store, channel: string) => ({ store, channel, by, why: 'pnpm bench' })

/** The shell's public files except scripts, such as fonts, keyed by the addresses that documents use for them. */
export function shellFiles({ name, version, files }: ShellArtifact): Map<string, Buffer> {
  const address = partAddress(name, version)
  const folder = path.join(root, 'shell/dist/client')
  return new Map(
    Object.keys(files)
      .filter((file) => file.startsWith('client/') && !file.endsWith('.js'))
      .map((file) => file.slice('client/'.length))
      .map((file) => [address + file, readFileSync(path.join(folder, file))]),
  )
}
