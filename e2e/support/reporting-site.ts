import type { VisitReport } from '@bridge/shared/visit-report'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { released } from './project.ts'
import { ownCopy, type ServedStore } from './served-store.ts'

/** A copy of the shared site whose browsers report to its server, which logs the reports. */
export async function reportingSite(flags: readonly string[] = []): Promise<ServedStore> {
  const site = await ownCopy(undefined, ['--log', 'json', ...flags])
  await released(site.store, ['settings', '--why', 'see what visitors experience'], undefined, {
    EVENTS_ENDPOINT: '/events',
  })
  await expect.poll(async () => (await fetch(`${site.url}/terms`)).text()).toContain('"events":')
  return site
}

export type LoggedReport = Omit<VisitReport, 'format'> & { readonly release: number }

/** The reports in the server's log, from entry `from` onwards. */
export const reportsTo = ({ logged }: ServedStore, from = 0): LoggedReport[] =>
  logged.slice(from).filter(({ kind }) => kind === 'report') as unknown as LoggedReport[]

/** Kinds of events, each with the part and version reported. */
export const eventsIn = (reports: readonly LoggedReport[]): string[] =>
  reports.flatMap(({ events = [] }) =>
    events.map(({ kind, part = 'unknown', version = '' }) =>
      `${kind} ${part} ${version.split('-')[0]}`.trim(),
    ),
  )

/** Leaves, as when a visitor goes to another site. */
export const leave = (page: Page) => page.goto('about:blank')

/** Beacons are sent after the page is gone: resolves once they have arrived. */
export async function leaveForGood(page: Page): Promise<void> {
  await leave(page)
  await page.waitForTimeout(1500)
}

/** Throws in the page. The browser reports no address for errors of a test's own scripts. */
export const fail = (page: Page, times = 1) =>
  page.evaluate((count) => {
    for (let number = 0; number < count; number++)
      setTimeout(() => {
        throw new Error(`https://elsewhere.example/mf-blog/1.0.0-0123456789ab/x.js ${number}`)
      })
  }, times)
