import { rename } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { report } from '../../release/testing/reporting.ts'
import { releasesOf, startBoard } from '../support/board.ts'
import { expect, test } from '../support/fixtures.ts'
import { leave, reportingSite } from '../support/reporting-site.ts'
import { long } from '../support/sample.ts'
import { publishSecondEdition } from '../support/second-edition.ts'

test.describe.configure({ timeout: 180_000 })

/** For expectations that wait until a command has started and finished. */
const slowly = { timeout: 40_000 }

const state = async (url: string) => (await fetch(`${url}/release.json`)).json()

const live = (page: Page): Locator =>
  page
    .getByRole('region', { name: 'Live' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'mf-legal' }) })

/** Fills in the dialog that a button opened, checks the plan, and runs it. */
async function release(page: Page, release: number, why: string, share?: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(why)
  if (share) await dialog.getByRole('textbox', { name: 'Share of visitors' }).fill(share)
  await dialog.getByRole('button', { name: 'Show what this would do' }).click()
  await expect(dialog).toContainText(`release ${release} would be`, slowly)
  await dialog.getByRole('button', { name: / now$/ }).click()
  await expect(dialog).toContainText(`release ${release} is live`, slowly)
  await dialog.getByRole('button', { name: 'Close' }).click()
}

test('the board checks a version, shares it step by step and promotes it', async ({ own, page, atEnd }) => {
  const version = await publishSecondEdition(own.store)
  const short = version.split('-').at(-1)?.slice(0, 12)
  const board = await startBoard(own.store, ['--no-browser'])
  atEnd(() => board.stop())
  await page.goto(board.address)
  await page.getByText('Published versions of mf-legal that are not live').click()
  const askGate = page.getByRole('button', { name: `Ask the gate about ${short}` })
  const files = `${own.store}/parts/mf-legal/${version}/server`
  await rename(files, `${own.store}/away`)
  await askGate.click()
  await expect(page.getByRole('alert', { name: 'Command output' })).toContainText(
    'cannot be deployed',
    slowly,
  )
  await rename(`${own.store}/away`, files)
  await askGate.click()
  await expect(page.getByRole('region', { name: 'Command output' })).toContainText('can be deployed', slowly)
  await page.getByRole('button', { name: `Deploy mf-legal@${short}` }).click()
  await release(page, 2, 'to a few', '25%')
  await expect(live(page)).toContainText('shared with 25%')
  await page.getByRole('button', { name: 'Share mf-legal' }).click()
  await release(page, 3, 'to more', '50%')
  await expect(live(page)).toContainText('shared with 50%')
  await page.getByRole('button', { name: 'Promote mf-legal' }).click()
  await release(page, 4, 'all is well')
  await expect(live(page)).not.toContainText('shared with')
  const releases = await releasesOf(own)
  expect(releases.slice(0, 3)).toMatchObject([
    { why: 'all is well' },
    { why: 'to more' },
    { why: 'to a few' },
  ])
  await own.serves('mf-legal', version)
})

test.describe('while the store is unreachable', () => {
  test.use({ tolerated: /Failed to load resource/ })

  test('the board keeps the last known state, then resumes following', long, async ({ own, page, atEnd }) => {
    const board = await startBoard(own.store, ['--no-browser'])
    atEnd(() => board.stop())
    await page.goto(board.address)
    await expect(page.getByRole('status')).toHaveText('following')
    await rename(own.store, `${own.store}-away`)
    await expect(page.getByRole('status')).toHaveText('not following', slowly)
    await expect(page.getByRole('region', { name: 'Live' })).toContainText('mf-legal')
    await rename(`${own.store}-away`, own.store)
    await expect(page.getByRole('status')).toHaveText('following', slowly)
  })
})

test.describe('health', () => {
  test.use({ tolerated: /./ })

  test('shows what browsers reported about the live version', long, async ({ page, atEnd }) => {
    const site = await reportingSite(['--metrics', '0'])
    atEnd(() => site.stop())
    await page.goto(`${site.url}/terms`)
    await leave(page)
    const { part, version } = { part: 'mf-legal', version: (await state(site.url)).parts['mf-legal'] }
    const event = { kind: 'error', part, version, first: true } as const
    await report(site.url, { format: 1, path: '/terms', part, version, visit: true, events: [event] })
    const metrics = String(site.logged.find((line) => 'metrics' in line)?.['metrics'])
    const board = await startBoard(site.store, ['--no-browser', '--servers', new URL(metrics).origin])
    atEnd(() => board.stop())
    await page.goto(board.address)
    const row = page.getByRole('table', { name: 'Health of mf-legal' }).getByRole('row').last()
    await expect(row).toContainText(/^[0-9a-f]{7}21 \(50\.0%\)/, slowly)
  })
})
