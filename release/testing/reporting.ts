import type { VisitReport } from '@bridge/shared/visit-report'
import { requireLive } from '../src/records/releases.ts'
import { changeSettings } from '../src/releasing/settings.ts'
import type { FileStore } from '../src/store/file-store.ts'
import { type Asking, ask } from './http.ts'
import { newSite, requestIn } from './site.ts'

/** A new site whose browsers report to its own server. */
export async function newReportingSite(): Promise<{ root: string; store: FileStore }> {
  const { root, store } = await newSite()
  await changeSettings({ ...requestIn(store, 'events'), settings: { events: { endpoint: '/events' } } })
  return { root, store }
}

/** What a browser would report about a visit to /a. */
export async function reportOf(store: FileStore, more: Partial<VisitReport> = {}): Promise<VisitReport> {
  const { parts } = await requireLive(store, 'production')
  const version = parts['mf-a']?.version ?? ''
  return { format: 1, path: '/a', part: 'mf-a', version, ...more }
}

/** Sends a report as a browser's beacon does, or any other body. */
export const report = (address: string, body: object | string | Uint8Array, more: Asking = {}) =>
  ask(address, '/events', {
    method: 'POST',
    body:
      body instanceof Uint8Array ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
    ...more,
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...more.headers },
  })
