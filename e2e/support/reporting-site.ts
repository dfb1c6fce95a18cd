import type { VisitReport } from '@bridge/shared/visit-report'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { released } from './project.ts'
import { ownCopy, type ServedStore } from './served-store.ts'

/** A copy of the shared site whose browsers report to its server, which logs what they say. */
export async function reportingSite(): Promise<ServedStore> {
  const site = await ownCopy(undefined, ['--log', 'json'])
  await released(site.store, ['settings', '--why', 'see what visitors meet'], undefined, {
    EVENTS_ENDPOINT: '/events',
  })
  await expect.poll(async () => (await fetch(`${site.url}/terms`)).text()).toContain('"events":')
  return site
}

export type LoggedReport = Omit<VisitReport, 'format'> & { readonly release: number }

/** What the server has been told since the test began. */
export const reportsTo = ({ logged }: ServedStore, from = 0): LoggedReport[] =>
  logged.slice(from).filter(({ kind }) => kind === 'report') as unknown as LoggedReport[]

/** Kinds of events, each with whose code it was said to be. */
export const eventsIn = (reports: readonly LoggedReport[]): string[] =>
  reports.flatMap(({ events = [] }) =>
    events.map(({ kind, part = 'unknown', version = '' }) =>
      `${kind} ${part} ${version.split('-')[0]}`.trim(),
    ),
  )

/** As when a visitor goes to another site. */
export const leave = (page: Page) => page.goto('about:blank')
