import { rm } from 'node:fs/promises'
import path from 'node:path'
import { deploy } from '../../release/src/releasing/deploy.ts'
import { makeRemote, publishMade } from '../../release/testing/parts.ts'
import { newSite, requestIn } from '../../release/testing/site.ts'
import { startBoard } from '../support/board.ts'
import { expect, test } from '../support/fixtures.ts'
import { long } from '../support/sample.ts'

test.describe.configure({ timeout: 180_000 })

/** For expectations that wait until a command has rendered both versions. */
const slowly = { timeout: 90_000 }

const markup = '<img src=x onerror="top.taken = 1"><script>top.taken = 1</script>'
const escaped = markup.replaceAll('<', '&lt;')

/** The code of a page with this many lines, each with the escaped markup and the word. */
const linesOf = (word: string, count: number) =>
  JSON.stringify(`${escaped} ${word}<br>`).concat(`.repeat(${count})`)

const pageOf = (body: string) => makeRemote({ name: 'mf-a', pages: { home: `'home'`, one: body } })

test('the board shows versions, names and reasons as text, even hostile ones', async ({ page, atEnd }) => {
  const { store, root } = await newSite()
  await publishMade(store, pageOf(linesOf('one', 10)), 'mf-a')
  await deploy({ ...requestIn(store, markup, markup), targets: ['mf-a'] })
  await publishMade(store, pageOf(linesOf('other', 10)), 'mf-a')
  await deploy({ ...requestIn(store, markup, markup), targets: ['mf-a'] })
  const board = await startBoard(root, ['--no-browser'])
  atEnd(() => board.stop())

  await page.goto(board.address)
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(markup)
  await page.getByRole('link', { name: 'Compare mf-a with the previous version' }).click()
  await expect(page.getByRole('insertion').filter({ hasText: `${markup} other` })).toHaveCount(10, slowly)
  expect(await page.evaluate(() => Reflect.get(window, 'taken'))).toBeUndefined()
})

test('the board reports an overly large diff, and marks a pruned version', long, async ({ page, atEnd }) => {
  const { store, root } = await newSite()
  await publishMade(store, pageOf(linesOf('one', 1100)), 'mf-a')
  await deploy({ ...requestIn(store, 'first'), targets: ['mf-a'] })
  const gone = await publishMade(store, pageOf(linesOf('gone', 1)), 'mf-a')
  await publishMade(store, pageOf(linesOf('other', 1100)), 'mf-a')
  await rm(path.join(root, 'parts', 'mf-a', gone), { recursive: true })
  const board = await startBoard(root, ['--no-browser'])
  atEnd(() => board.stop())

  await page.goto(board.address)
  await page.getByText('Published versions of mf-a that are not live').click()
  const rows = page.getByRole('listitem').filter({ hasText: /^\S+ published/ })
  await expect(rows.filter({ hasText: 'since pruned: it can no longer be deployed' })).toHaveCount(1, slowly)
  await page.getByRole('link', { name: 'Compare with live' }).first().click()
  const changed = page.getByRole('group').filter({ hasText: '/a' }).first()
  await changed.locator('summary').click()
  await expect(changed).toContainText('Too many lines change', slowly)
  await expect(changed).toContainText('and 1700 more lines')
})
