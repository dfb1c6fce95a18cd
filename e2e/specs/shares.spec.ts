import { expect, footerLink, hydrated, test } from '../support/fixtures.ts'
import { long } from '../support/sample.ts'
import { secondEdition, shareSecondEdition } from '../support/second-edition.ts'
import { type SideVisitor, sideOf, visitorsOnBothSides } from '../support/sides.ts'
import { open, sameDocument, terms, untilPinsExpire } from '../support/tabs.ts'

test.describe.configure({ timeout: 90_000 })

/** Asserts that the page shows the text of the visitor's side. */
async function expectOwnTerms({ side, page }: SideVisitor): Promise<void> {
  if (side === 'shared') await expect(terms(page)).toContainText(secondEdition)
  else await expect(terms(page)).not.toContainText(secondEdition)
}

test('two visitors on different sides walk through the app, and no page mixes versions', async ({
  own,
  browser,
  atEnd,
}) => {
  const { parts } = await (await fetch(`${own.url}/release.json`)).json()
  const second = await shareSecondEdition(own, '50%')
  const visitors = Object.values(await visitorsOnBothSides(browser, own))
  for (const visitor of visitors) {
    const { page, side } = visitor
    atEnd(() => page.context().close())
    await open(page, own, '/about')
    await footerLink(page, 'Terms & Conditions').click()
    await expectOwnTerms(visitor)
    await footerLink(page, 'Privacy Policy').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/privacy/i)
    await footerLink(page, 'Blog').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/blogs/i)
    await page.goBack()
    await page.goBack()
    await expectOwnTerms(visitor)
    expect(await sameDocument(page), 'all of it in one document').toBe(true)
    await page.reload()
    await expectOwnTerms(visitor)
    await hydrated(page)
    await expectOwnTerms(visitor)
    expect(await sideOf(page)).toBe(side)
    expect([...visitor.versions]).toEqual([side === 'shared' ? second : parts['mf-legal']])
    expect(visitor.complaints).toEqual([])
  }
})

test(
  'open tabs keep their version during a promotion, and get the promoted one on the next navigation to the part',
  long,
  async ({ own, browser, atEnd }) => {
    const second = await shareSecondEdition(own, '50%')
    const { shared, live } = await visitorsOnBothSides(browser, own)
    for (const { page } of [shared, live]) {
      atEnd(() => page.context().close())
      await open(page, own, '/terms')
    }
    await own.release('promote', 'mf-legal', '--why', 'all is well')
    await own.serves('mf-legal', second)
    await untilPinsExpire(live.page)
    for (const visitor of [shared, live]) {
      await expectOwnTerms(visitor)
      await footerLink(visitor.page, 'About').click()
      await expect(visitor.page).toHaveURL(/about$/)
      expect(await sameDocument(visitor.page)).toBe(true)
    }
    for (const { page, side, complaints } of [shared, live]) {
      await footerLink(page, 'Terms & Conditions').click()
      await expect(terms(page)).toContainText(secondEdition)
      expect(await sameDocument(page), 'the other version needs a document').toBe(side === 'shared')
      expect(complaints).toEqual([])
    }
  },
)

test('a rollback leaves open tabs as they are, and new visitors get the live version', async ({
  own,
  browser,
  atEnd,
}) => {
  const { parts } = await (await fetch(`${own.url}/release.json`)).json()
  await shareSecondEdition(own, '50%')
  const { shared, live } = await visitorsOnBothSides(browser, own)
  for (const { page } of [shared, live]) {
    atEnd(() => page.context().close())
    await open(page, own, '/terms')
  }
  await own.release('rollback', 'mf-legal', '--why', 'errors')
  await own.serves('mf-legal', parts['mf-legal'])
  await expect.poll(() => sideOf(shared.page)).toBeUndefined()
  for (const visitor of [shared, live]) await expectOwnTerms(visitor)

  const later = await shared.page.context().newPage()
  await later.goto(`${own.url}/terms`)
  await expect(terms(later)).not.toContainText(secondEdition)

  await untilPinsExpire(shared.page)
  for (const { page, side, complaints } of [shared, live]) {
    await footerLink(page, 'Privacy Policy').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/privacy/i)
    await footerLink(page, 'Terms & Conditions').click()
    await expect(terms(page)).not.toContainText(secondEdition)
    expect(await sameDocument(page)).toBe(side === 'live')
    expect(complaints).toEqual([])
  }
})
