import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ReleaseError } from '../src/errors.ts'
import { deploy } from '../src/releasing/deploy.ts'
import { history } from '../src/releasing/history.ts'
import { serve } from '../src/serve/serve.ts'
import type { FileStore } from '../src/store/file-store.ts'
import { ask } from './http.ts'
import { makeRemote, makeShell, publishMade, type RemoteOptions } from './parts.ts'
import { addresses, newSite, publishText, requestIn, routes } from './site.ts'

/** A release that the gate must refuse. */
export interface Refused {
  readonly what: string
  /** Publishes the versions, and returns the targets to deploy. */
  readonly arrange: (site: LiveSite) => Promise<string[]>
  readonly because: RegExp
  /** In ms, for pages that never answer; all others get the usual time, even on a busy machine. */
  readonly renderLimit?: number
}

/** A generated site that is released and served. */
export interface LiveSite {
  readonly root: string
  readonly store: FileStore
  readonly address: string
}

const every = 20

/** Sets up a live site for the tests of a file. */
export function liveSite(): LiveSite {
  const site = {} as { -readonly [Key in keyof LiveSite]: LiveSite[Key] }
  let served: Awaited<ReturnType<typeof serve>>
  beforeAll(async () => {
    Object.assign(site, await newSite())
    served = await serve({ store: site.store, channel: 'production', port: 0, every })
    site.address = served.address
  })
  afterAll(() => served.close())
  return site
}

/** Everything that a visitor or a release engineer can see. */
export async function everything({ store, address }: LiveSite) {
  await new Promise((resolve) => setTimeout(resolve, 3 * every))
  const answers = await Promise.all(addresses.map((path) => ask(address, path)))
  return {
    history: await history(store, 'production'),
    answers: answers.map(({ status, text }) => `${status} ${text}`),
  }
}

/** Tests that each release is refused in one line with a hint, and changes nothing. */
export function itRefuses(site: LiveSite, table: readonly Refused[]): void {
  it.for(table)(
    'refuses $what in one line and leaves everything unchanged',
    async ({ arrange, because, renderLimit }, { task }) => {
      const before = await everything(site)
      const targets = await arrange(site)
      const request = { ...requestIn(site.store, 'try'), targets, ...(renderLimit && { renderLimit }) }
      const refusal = await deploy(request).catch((error) => error)
      expect(refusal).toBeInstanceOf(ReleaseError)
      expect(refusal.message).toMatch(because)
      expect(refusal.message).not.toContain('\n')
      expect(refusal.hint).toBeTruthy()
      task.meta.held = refusal.message
      expect(await everything(site)).toEqual(before)
    },
  )
}

export const ok = '"fine"'
export const pages = { home: ok, one: ok }
export const head = `export const head = () => ({ title: 't', description: 'd' })`

/** A version of mf-a with these properties. */
export const remote =
  (options: Partial<RemoteOptions>): Refused['arrange'] =>
  async ({ store }) => {
    await publishMade(store, makeRemote({ name: 'mf-a', pages, ...options }), 'mf-a')
    return ['mf-a']
  }

/** A version of the shell with these properties. */
export const shell =
  (options: Partial<Parameters<typeof makeShell>[0]>): Refused['arrange'] =>
  async ({ store }) => {
    await publishMade(store, makeShell({ routes, text: 'other', ...options }), 'shell')
    return ['shell']
  }

/** A version of mf-a whose files are damaged after publishing. */
export const damaged =
  (text: string, damage: (folder: string, site: LiveSite) => Promise<void>): Refused['arrange'] =>
  async (site) => {
    const version = await publishText(site.store, 'mf-a', text)
    await damage(path.join(site.root, 'parts/mf-a', version), site)
    return [`mf-a@${version}`]
  }

export const edit = async (file: string, change: (text: string) => string) =>
  writeFile(file, change(await readFile(file, 'utf8')))
