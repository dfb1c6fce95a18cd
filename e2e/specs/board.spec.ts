import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { releasesOf, startBoard, turnKeysOn } from '../support/board.ts'
import { expect, test } from '../support/fixtures.ts'
import { long, some } from '../support/sample.ts'
import { releaseSecondEdition, secondEdition, shareSecondEdition } from '../support/second-edition.ts'

test.describe.configure({ timeout: 180_000 })

/** For expectations that wait until a command has started and finished. */
const slowly = { timeout: 90_000 }

test('the board shows what is live, and each release, without a reload', async ({ own, page, atEnd }) => {
  const board = await startBoard(own.store)
  atEnd(() => board.stop())
  await page.goto(board.address)
  const live = page.getByRole('region', { name: 'Live' })
  const legal = live.getByRole('listitem').filter({ hasText: 'mf-legal' })
  await expect(live.getByRole('listitem')).toHaveCount(5)
  await expect(legal).toContainText('end-to-end tests')
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await expect(timeline.getByRole('listitem').filter({ hasText: 'end-to-end tests' })).toHaveCount(1)

  const version = await shareSecondEdition(own, '25%')
  await expect(legal).toContainText('shared with 25%')
  await expect(legal).toContainText(version.split('-').at(-1)?.slice(0, 12) ?? '')
  await expect(timeline).toContainText('share for 25%')
  await own.release('rollback', 'mf-legal', '--why', `no <b>${secondEdition}</b>`)
  await expect(legal).not.toContainText('shared with')
  await expect(timeline, 'HTML in a reason is text').toContainText(`no <b>${secondEdition}</b>`)
})

test.describe('when the board has stopped', () => {
  test.use({ tolerated: /ERR_CONNECTION|Failed to load resource/ })

  test('the tab says so, and a new board has another address', long, async ({ own, page, atEnd }) => {
    const board = await startBoard(own.store)
    const port = new URL(board.address).port
    await page.goto(board.address)
    await expect(page.getByRole('region', { name: 'Live' })).toContainText('mf-legal')
    await board.stop()
    await expect(page.getByRole('alert')).toContainText('The board has stopped')
    await expect(page.getByRole('region', { name: 'Live' })).toContainText('mf-legal')
    const again = await startBoard(own.store, ['--port', port])
    atEnd(() => again.stop())
    await expect(page.getByRole('alert')).toContainText('at another address')
    expect(new URL(again.address).pathname).not.toBe(new URL(board.address).pathname)
  })
})

test.describe('another site', () => {
  test.use({ tolerated: /CORS|Failed to load resource|frame|ERR_/ })

  test('gets nothing from the board, even if it knows the address', async ({ own, page, atEnd }) => {
    const board = await startBoard(own.store)
    atEnd(() => board.stop())
    const site = createServer((_, response) => response.end('<h1>Another site</h1>'))
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    atEnd(() => site.close())
    const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
    await page.goto(origin)
    const asked = await page.evaluate(async (address) => {
      const outcome = (asking: Promise<Response>) =>
        asking.then(
          ({ type }) => type,
          () => 'refused',
        )
      return [
        await outcome(fetch(`${address}api/live`)),
        await outcome(fetch(`${address}api/act`, { method: 'POST', body: '{}' })),
      ]
    }, board.address)
    expect(asked).toEqual(['refused', 'refused'])
    const { status } = await await fetch(`${board.address}api/live`, { headers: { origin } })
    expect(status).toBe(403)
  })
})

test.describe('a rollback', () => {
  test('is planned, shown as a command, run once, and refused if the part has been released since', async ({
    own,
    page,
    atEnd,
  }) => {
    await releaseSecondEdition(own)
    const board = await startBoard(own.store)
    atEnd(() => board.stop())
    const other = await page.context().newPage()
    for (const tab of [page, other]) {
      await tab.goto(board.address)
      await tab.getByRole('button', { name: 'Roll back mf-legal' }).click()
      await tab.getByRole('textbox', { name: 'Reason' }).fill("it's not signed")
      await tab.getByRole('button', { name: 'Show what this would do' }).click()
    }
    const dialog = page.getByRole('dialog', { name: 'Roll back mf-legal' })
    await expect(dialog).toContainText(`pnpm release rollback mf-legal --seen=2 --why='it'\\''s not signed'`)
    await expect(dialog).toContainText('release 3 would be: rollback mf-legal@', slowly)
    expect((await releasesOf(own)).length).toBe(2)

    await dialog.getByRole('button', { name: 'Roll back mf-legal now' }).dblclick()
    await expect(dialog).toContainText('release 3 is live: rollback mf-legal@', slowly)
    await expect(other.getByRole('button', { name: 'Roll back mf-legal now' })).toBeDisabled()
    await expect(other.getByRole('alert')).toContainText('has been released since the dialog was opened')
    const [last, ...before] = await releasesOf(own)
    expect(before.length).toBe(2)
    expect(last).toMatchObject({ number: 3, action: 'rollback', by: 'Asha', why: "it's not signed" })

    const late = { verb: 'rollback', part: 'mf-legal', seen: 2, why: 'late' }
    const answer = await page.request.post(`${board.address}api/act`, {
      data: late,
      headers: { origin: new URL(board.address).origin },
    })
    expect(await answer.json()).toMatchObject({
      isDone: false,
      complained: expect.stringContaining('after release 2'),
    })
    expect((await releasesOf(own)).length).toBe(3)
  })
})

test('without a key for a part, its buttons say why they do nothing', long, async ({ own, page, atEnd }) => {
  await releaseSecondEdition(own)
  const { folder, ops } = await turnKeysOn(own)
  const board = await startBoard(own.store, [], { RELEASE_KEY: '', TRUST: folder })
  atEnd(() => board.stop())
  await page.goto(board.address)
  const button = page.getByRole('button', { name: 'Roll back mf-legal' })
  await expect(button).toBeDisabled()
  await expect(page.getByText('read-only: releases of channel production must be signed')).toHaveCount(5)
  const asked = { verb: 'rollback', part: 'mf-legal', seen: 3, why: 'no key' }
  const headers = { origin: new URL(board.address).origin }
  const answer = await page.request.post(`${board.address}api/act`, { data: asked, headers })
  expect(answer.status()).toBe(409)

  const signed = await startBoard(own.store, [], { RELEASE_KEY: ops, TRUST: folder })
  atEnd(() => signed.stop())
  await page.goto(signed.address)
  await expect(button).toBeEnabled()
})

test('the board shows what would change for visitors, in text and images', async ({ own, page, atEnd }) => {
  await releaseSecondEdition(own)
  const board = await startBoard(own.store)
  atEnd(() => board.stop())
  await page.goto(board.address)
  await page.getByRole('link', { name: 'Compare mf-legal with the previous version' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(page.getByText(/^\d of \d+ pages would change for visitors/)).toBeVisible(slowly)
  await expect(page.getByRole('insertion').filter({ hasText: secondEdition }).first()).toBeVisible()
  const pair = page.getByRole('region', { name: '/terms', exact: true })
  for (const side of ['/terms before', '/terms after']) {
    const picture = pair.getByRole('img', { name: side })
    await picture.scrollIntoViewIfNeeded(slowly)
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280)
  }
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible()
})

for (const width of some([360, 1440]))
  test.describe(`in a window ${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the board works by keyboard, and is accessible', async ({ own, page, atEnd }) => {
      await releaseSecondEdition(own)
      const board = await startBoard(own.store, ['--no-browser'])
      atEnd(() => board.stop())
      await page.goto(board.address)
      await page.getByRole('button', { name: 'Roll back mf-legal' }).focus()
      expect(await barriers(page)).toEqual([])

      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused()
      await page.keyboard.type('errors')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toContainText('release 3 would be', slowly)
      expect(await barriers(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()

      await page.getByRole('link', { name: 'Compare mf-legal with the previous version' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByText(/would change for visitors\.$/)).toBeVisible(slowly)
      await expect(page.getByText('No screenshots: --no-browser')).toBeVisible()
      expect(await barriers(page)).toEqual([])
    })
  })

/** The violations that axe finds, and whether the page scrolls horizontally. */
async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const isWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  return isWide ? [...found, 'it scrolls horizontally'] : found
}
