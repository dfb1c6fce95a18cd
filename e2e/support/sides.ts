import type { Browser, Page } from '@playwright/test'
import { expect, listen } from './fixtures.ts'
import type { ServedStore } from './served-store.ts'

export type Side = 'shared' | 'live'

/** A visitor with a separate browser. */
export interface SideVisitor {
  readonly side: Side
  readonly page: Page
  /** Errors and warnings so far. */
  readonly complaints: readonly string[]
  /** Versions of mf-legal whose files the browser has requested. */
  readonly versions: ReadonlySet<string>
}

/** The contents of /release.json. */
async function toldTo(site: ServedStore, agent: string) {
  const answer = await fetch(`${site.url}/release.json`, { headers: { 'user-agent': agent } })
  return answer.json() as Promise<{ release: number; side?: Side }>
}

/** Waits for a release, and finds one visitor on each side of its share. */
export async function visitorsOnBothSides(
  browser: Browser,
  site: ServedStore,
): Promise<Record<Side, SideVisitor>> {
  await expect.poll(async () => (await toldTo(site, 'any')).side).toBeDefined()
  const agents: Partial<Record<Side, string>> = {}
  for (let number = 1; !(agents.shared && agents.live); number++) {
    const agent = `Mozilla/5.0 (Made up; rv:${number}) Visitor/${number}`
    const { side } = await toldTo(site, agent)
    if (side) agents[side] ??= agent
  }
  return {
    shared: await visitorWith(browser, agents.shared as string, 'shared'),
    live: await visitorWith(browser, agents.live as string, 'live'),
  }
}

async function visitorWith(browser: Browser, userAgent: string, side: Side): Promise<SideVisitor> {
  const context = await browser.newContext({ userAgent })
  const page = await context.newPage()
  const versions = new Set<string>()
  page.on('request', (request) => {
    const [, version] = new URL(request.url()).pathname.match(/^\/mf-legal\/([^/]+)\//) ?? []
    if (version) versions.add(version)
  })
  return { side, page, complaints: listen(page), versions }
}

/** The side that the server assigns an open page's browser to. */
export const sideOf = (page: Page): Promise<Side | undefined> =>
  page.evaluate(async () => (await (await fetch('/release.json')).json()).side)
