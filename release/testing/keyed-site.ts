import { copyFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contentHash, sha256 } from '@bridge/shared/hash'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { type Composition, type CompositionRef, readComposition } from '../src/records/composition.ts'
import { type Release, requireLive } from '../src/records/releases.ts'
import { changeKeys, trusting } from '../src/releasing/change-keys.ts'
import { deploy } from '../src/releasing/deploy.ts'
import { status } from '../src/releasing/status.ts'
import { type Served, serve } from '../src/serve/serve.ts'
import type { ServeOptions } from '../src/serve/serve-options.ts'
import { idOf, newKeyPair, type Signer, signerFrom } from '../src/signing/key-pair.ts'
import { FileStore } from '../src/store/file-store.ts'
import { keys } from '../src/store/keys.ts'
import { sealed } from '../src/store/seal.ts'
import { signed } from '../src/trust/step.ts'
import { TrustedStore } from '../src/trust/trusted-store.ts'
import { newFolder } from './folder.ts'
import { ask } from './http.ts'
import { newSite, publishText, requestIn } from './site.ts'

/**
 * A served site of two teams and a platform team, each with its own key. The bucket's owner reads and writes
 * `bucket` directly; everyone else uses `store`, which verifies keys.
 */
export let root: string
export let bucket: FileStore
export let trust: string
export let store: TrustedStore
export let served: Served
export let said: string[]
export const channel = 'production'

export interface Holder {
  readonly signer: Signer
  readonly publicKey: string
}

export function holder(): Holder {
  const { privateKey, publicKey } = newKeyPair()
  return { signer: signerFrom(privateKey), publicKey }
}

export let ops: Holder
export let teamA: Holder
export let teamB: Holder
export let shell: Holder

export const request = (by: Holder, why = 'test') => ({
  ...requestIn(store, why),
  store,
  signers: [by.signer],
})
export const trustKey = (by: Holder, whom: Holder, name: string, may: string[], threshold?: number) =>
  changeKeys(request(by), trusting(idOf(whom.publicKey), { name, public: whom.publicKey, may }, threshold))

/** Each test gets its own site, at release 5. */
export function withKeyedSite(): void {
  beforeEach(open)
  afterEach(() => served.close())
}

async function open(): Promise<void> {
  ;({ root } = await newSite())
  bucket = new FileStore(root)
  trust = await newFolder()
  store = new TrustedStore(bucket, await newFolder())
  ;[ops, teamA, teamB, shell] = [holder(), holder(), holder(), holder()]
  await trustKey(ops, ops, 'ops', ['root', 'settings'])
  await trustKey(ops, teamA, 'team-a', ['mf-a'])
  await trustKey(ops, teamB, 'team-b', ['mf-b'])
  await trustKey(ops, shell, 'platform', ['shell'])
  vi.spyOn(console, 'error').mockImplementation((line) => said.push(String(line)))
  await start(trust)
}

/** Starts the server with this TRUST folder. */
export async function start(remembered: string, more: Partial<ServeOptions> = {}): Promise<void> {
  said = []
  served = await serve({
    store: bucket,
    channel,
    port: 0,
    every: 30,
    trust: remembered,
    previews: { domain: 'localhost' },
    ...more,
  })
}

export const shown = async () =>
  JSON.parse((await ask(served.address, '/release.json')).text).release as number
export const live = () => requireLive(bucket, channel)
export const isShown = (number: number) =>
  vi.waitFor(async () => expect(await shown()).toBe(number), { timeout: 5000 })

export async function ship(by: Holder, part: string, text: string): Promise<Release> {
  const version = await publishText(bucket, part, text)
  return (await deploy({ ...request(by), targets: [`${part}@${version}`] })).release
}

/** A TRUST folder as on a machine that trusted this release last. */
export async function trustOf(number: number): Promise<string> {
  const folder = await newFolder()
  await copyFile(path.join(root, keys.release(channel, number)), path.join(folder, `${channel}.json`))
  return folder
}

/** The record that follows the live one, with changes, as a forger with this key, or without any, would write it. */
export async function forged(
  by: Holder | undefined,
  change: (live: Release) => Partial<Release>,
): Promise<Release> {
  const base = await live()
  const { signature: _, sha256: after, ...rest } = base
  const next: Release = {
    ...rest,
    number: base.number + 1,
    parent: base.number,
    action: 'deploy',
    changed: ['mf-a'],
    ...(after && { after }),
    ...change(base),
  }
  return by ? signed(next, by.signer) : next
}

export const fileOf = (number: number) => path.join(root, keys.release(channel, number))

export const plant = (release: Release) => writeFile(fileOf(release.number), sealed(JSON.stringify(release)))

export const withVersion = (base: Release, part: string, version: string): Partial<Release> => ({
  parts: { ...base.parts, [part]: { ...(base.parts[part] as Release['parts'][string]), version } },
})

/** A version without a publication. */
export const someVersion = '1.0.0-0123456789abcdef0123456789abcdef'
export const toVersion = (base: Release) => withVersion(base, 'mf-a', someVersion)

/** Asserts that visitors still get what they got before, and that the server's log and `status` say why. */
export async function expectRefused(why: RegExp): Promise<void> {
  const before = (await ask(served.address, '/release.json')).text
  await vi.waitFor(() => expect(said.join('\n')).toMatch(why), { timeout: 5000 })
  expect((await ask(served.address, '/release.json')).text).toBe(before)
  const fresh = new TrustedStore(bucket, trust)
  expect((await status(fresh, channel)).passedOver?.join('\n')).toMatch(why)
}

/** Plants a release of other pages, as the holder of a part's key could by bypassing the gate. */
export async function plantPages(
  by: Holder,
  part: string,
  change: (composition: Composition) => Partial<Composition>,
  rewrite = (json: string) => json,
): Promise<void> {
  const state = (await live()).parts[part] as Release['parts'][string]
  const { sha256: _, ...composition } = Object(
    await readComposition(bucket, state.composition as CompositionRef),
  )
  const text = sealed(rewrite(JSON.stringify({ ...composition, ...change(composition) })))
  const ref = { key: contentHash(text), sha256: sha256(text) }
  await writeFile(path.join(root, keys.composition(ref.key)), text)
  await plant(
    await forged(by, ({ parts }) => ({
      changed: [part],
      parts: { ...parts, [part]: { ...state, composition: ref } },
    })),
  )
}
