import path from 'node:path'
import { afterEach, beforeAll } from 'vitest'
import type { FormSettings } from '../src/contact-form/form-settings.ts'
import { serve } from '../src/serve/serve.ts'
import type { FileStore } from '../src/store/file-store.ts'
import { newFolder } from './folder.ts'
import { newSite } from './site.ts'

let store: FileStore
/** Called after each test. */
export const stops: (() => Promise<void>)[] = []

beforeAll(async () => {
  store = (await newSite()).store
})
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** Serves a site that collects messages, until the end of the test. */
export async function collecting(settings: Partial<FormSettings> = {}) {
  const folder = await newFolder()
  const form = {
    file: path.join(folder, 'inbox/messages.jsonl'),
    quota: 1e6,
    rate: 1e6,
    proxies: 0,
    ...settings,
  }
  const { address, close } = await serve({ store, channel: 'production', port: 0, form })
  stops.push(close)
  return { address, folder, file: form.file }
}
