import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { shortened } from '@bridge/release/src/names.ts'
import type { Browser } from '@playwright/test'
import { forward } from '../support/failures/fault-proxy.ts'
import { expect, footerLink, hydrated, test } from '../support/fixtures.ts'
import { released, releaseTool, root } from '../support/project.ts'
import { readmeCommands } from '../support/readme.ts'
import { long } from '../support/sample.ts'
import { ownCopy, type ServedStore } from '../support/served-store.ts'
import { shell } from '../support/shell.ts'
import { teamFolder } from '../support/team-folder.ts'
import { variantOf } from '../support/variant.ts'

/** The guard decides on the basis of what real browsers report to a real server. */

/** A slow machine needs six minutes for enough visits to cause ten failures. */
test.describe.configure({ mode: 'serial', timeout: 600_000 })

let site: ServedStore
const edges: Server[] = []
test.beforeEach(async () => {
  process.env['PROXIES'] = '1'
  site = await ownCopy(undefined, ['--log', 'json', '--metrics', '9464'])
  await released(site.store, ['settings', '--why', 'see what visitors experience'], undefined, {
    EVENTS_ENDPOINT: '/events',
  })
})
test.afterEach(async () => {
  delete process.env['PROXIES']
  for (const edge of edges.splice(0)) edge.close().closeAllConnections()
  await site?.stop()
})

/**
 * A proxy that tells the server the visitor's address: beacons lack the headers that a test adds to a page's requests.
 */
async function edgeFor(address: string): Promise<string> {
  const edge = createServer((from, to) => {
    from.headers['x-forwarded-for'] = address
    forward(site.url, from, to)
  }).listen(0, '127.0.0.1')
  edges.push(edge)
  await once(edge, 'listening')
  return `http://localhost:${(edge.address() as AddressInfo).port}`
}

/** With a separate profile: opens a page of mf-legal in the app, then another as a document, and leaves. */
async function visit(browser: Browser, number: number): Promise<void> {
  const context = await browser.newContext({ userAgent: `Mozilla/5.0 (Made up) Visitor/${number}` })
  const home = await edgeFor(`198.51.${number}.1`)
  const page = await context.newPage()
  await page.goto(`${home}/about`)
  await hydrated(page)
  await footerLink(page, 'Terms & Conditions').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible()
  const opened = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)
  expect(opened, 'shown in the app').toMatch(/about$/)
  await page.goto(`${home}/privacy-policy`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/privacy/i)
  await page.goto('about:blank')
  await context.close()
}

/** Sends visitors, two at a time, until the promise settles. */
async function visitedDuring<Result>(browser: Browser, during: Promise<Result>): Promise<Result> {
  let isOver = false
  const ended = during.finally(() => {
    isOver = true
  })
  let number = 1
  const visitors = async () => {
    while (!isOver && number < 250) await visit(browser, number++)
  }
  const [result] = await Promise.all([ended, visitors(), visitors()])
  return result
}

/** When the server received each report of a version's failure. */
const failuresOf = (version: string): number[] =>
  site.logged
    .filter(({ kind, events }) => {
      const failed = events as { version?: string; first?: true }[] | undefined
      return kind === 'report' && failed?.some((event) => event.first && event.version === version)
    })
    .map(({ at }) => Date.parse(String(at)))

const state = async () => (await fetch(`${site.url}/release.json`)).json()

/** Throws in one browser out of three. */
const forOneInThree = `
if (Number(globalThis.navigator?.userAgent.match(/Visitor.(\\d+)/)?.[1]) % 3 === 0) throw new Error('one in three')
`

test(
  'the README’s bad deploy is shared, then rolled back within 30 s of the tenth failure, and no page is lost',
  long,
  async ({ browser }) => {
    const [, lines = []] = await readmeCommands('## A release engineer')
    const [publish, diff, deploy, share, guard, status, history, board] = lines as [string, ...string[]]
    const { parts } = await state()
    const team = await teamFolder('mf-legal')
    const tool = path.join(root, 'release/bin/release.js')
    const type = (line = '') =>
      shell(`pnpm() { shift; node "${tool}" "$@"; }\n${line}`, team.folder, {
        STORE: `file:${site.store}`,
        RELEASE_BY: 'Asha',
      })
    try {
      await team.edit('mf-legal/src/pages/policy.tsx', (text) => text + forOneInThree)
      await team.edit('mf-legal/src/content/terms.md', (text) => `${text}\nA clause of our own.\n`)
      const version = (await type(publish)).trim().split('mf-legal@').at(-1) as string
      expect(await type(diff)).toContain('+ A clause of our own.')
      expect(await type(deploy)).toContain('opened in Chromium')
      await type(share)
      await expect.poll(async () => (await state()).shared?.version).toBe(version)
      const guarding = type(`{ ${guard}\n} || [ $? = 2 ]`).then((said) => ({ said, at: Date.now() }))
      const { said, at } = await visitedDuring(browser, guarding)
      expect(said).toContain('rolled back: fails more often')
      const [tenth = at] = failuresOf(version).slice(9) // fewer failures may be enough
      expect(at - tenth).toBeLessThan(30_000)
      await site.serves('mf-legal', parts['mf-legal'])
      await expect.poll(async () => (await state()).shared).toBeUndefined()
      expect(await type(status)).toContain(shortened(parts['mf-legal']))
      expect(await type(history)).toMatch(/Asha: guard: fails/)
      expect(board?.replace(/ +#.*/, '')).toBe('pnpm release board')
      const shown = spawn(process.execPath, [tool, 'board'], {
        env: { ...process.env, STORE: `file:${site.store}` },
      })
      const [told] = await once(shown.stdout, 'data')
      shown.kill('SIGINT')
      expect(String(told)).toMatch(/^The board is at http:/)
    } finally {
      await team.remove()
    }
  },
)

test('a healthy version is promoted', long, async ({ browser }) => {
  const dist = await variantOf(path.join(root, 'mf-legal/dist'), '2.0.0', (_, code) => code)
  const published = await released(site.store, ['publish', 'mf-legal', '--dist', dist])
  const version = published.split('@')[1] as string
  await released(site.store, ['deploy', 'mf-legal', '--no-browser', '--why', 'new', '--share', '50%'])
  await expect.poll(async () => (await state()).shared?.version).toBe(version)
  const flags = ['--for', '3m', '--visits', '10', '--slower', '9', '--added', '40%']
  const { code, stdout } = await visitedDuring(
    browser,
    releaseTool(site.store, ['guard', 'mf-legal', ...flags]),
  )
  expect([code, stdout]).toEqual([0, expect.stringContaining('promoted: no worse')])
  await site.serves('mf-legal', version)
  expect(failuresOf(version)).toEqual([])
})
