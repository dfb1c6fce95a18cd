import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'
import { ownCopy, type ServedStore } from '../support/served-store.ts'
import { teamFolder } from '../support/team-folder.ts'

/** A list of partners filtered by the query, on a page that is complete without React. */

let site: ServedStore

test.describe.configure({ mode: 'default' }) // one build is enough

test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await ownCopy()
  const team = await teamFolder('mf-legal')
  await team.edit(
    'mf-legal/src/pages/policy.tsx',
    (code) => `import { ByQuery } from '@bridge/shared/ui/ByQuery'
import { memo } from 'react'
${code.replace('</SideIndex>', '</SideIndex><Partners />')}
const partners = [['Axis', 'bank'], ['Tally', 'books'], ['Kotak', 'bank']] as const

/** Memoised, so that nothing above re-renders it. */
const Partners = memo(() => (
  <section aria-label="Partners">
    <a href="?kind=bank#partners">Banks</a> <a href="?kind=books#partners">Books</a> <a href="?#partners">All</a>
    <ByQuery keys={['kind', 'city']} status={({ kind = 'partners' }) => 'now: ' + kind}>
      {({ kind }) => (
        <ul id="partners">
          {partners.filter(([, its]) => !kind || its === kind).map(([name]) => <li key={name}>{name}</li>)}
        </ul>
      )}
    </ByQuery>
  </section>
))
`,
  )
  const [, version = ''] = (await team.release(site.store, 'publish', 'mf-legal')).split('@')
  await team.release(site.store, 'deploy', 'mf-legal', '--no-browser', '--why', 'partners')
  await site.serves('mf-legal', version)
  await team.remove()
})

test.afterAll(() => site.stop())

/**
 * Records which items of the list are visible, whenever that changes. Looks after each frame: while fonts are late, the
 * page is hidden in the first frame, and not yet when the frame begins.
 */
const watchList = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const items = [...document.querySelectorAll('#partners li')].filter((item) =>
        item.checkVisibility({ visibilityProperty: true }),
      )
      const names = items.map(({ textContent }) => textContent).join()
      if (names !== (seen.at(-1) ?? '')) seen.push(names)
      requestAnimationFrame(() => setTimeout(look))
    }
    look()
  })

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
const list = (page: Page) => page.locator('#partners')
const status = (page: Page) => page.getByRole('region', { name: 'Partners' }).getByRole('status')

for (const motion of some(['no-preference', 'reduce']))
  test.describe(`with prefers-reduced-motion: ${motion}`, () => {
    test.use({ contextOptions: { reducedMotion: motion } })

    test('an address with a filter loads the code without an interaction, and only matches are ever visible', async ({
      page,
    }) => {
      await watchList(page)
      await page.goto(`${site.url}/terms?utm_source=mail&kind=bank`)
      await expect(list(page)).toHaveText('AxisKotak')
      await expect(status(page)).toHaveText('now: bank')
      await page.waitForTimeout(200)
      expect(await seen(page)).toEqual(['Axis,Kotak'])
    })
  })

test('an address without a filter waits for an interaction, regardless of the rest of its query', async ({
  page,
}) => {
  await watchList(page)
  await page.goto(`${site.url}/terms?utm_source=mail`, { waitUntil: 'networkidle' })
  expect(await seen(page)).toEqual(['Axis,Tally,Kotak'])
  await expect(page.locator('main[data-alive]')).not.toBeAttached()
  await hydrated(page)
  await expect(list(page)).toHaveText('AxisTallyKotak')
  await expect(status(page)).toHaveText('')
})

test('links within the page filter the list, and going back restores the filter', async ({ page }) => {
  await page.goto(`${site.url}/terms`)
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('link', { name: 'Banks', exact: true }).click()
  await expect(list(page)).toHaveText('AxisKotak')
  await expect(list(page)).toBeInViewport()
  await page.getByRole('link', { name: 'Books', exact: true }).click()
  await expect(list(page)).toHaveText('Tally')
  await expect(status(page)).toHaveText('now: books')
  await page.goBack()
  await expect(list(page)).toHaveText('AxisKotak')
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await expect(list(page)).toHaveText('AxisTallyKotak')
  await expect(status(page)).toHaveText('now: partners')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a link from another page applies its filter', async ({ page }) => {
  await page.goto(`${site.url}/about`)
  await hydrated(page)
  await watchList(page)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/terms?kind=books',
      textContent: 'Our books',
    })
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'Our books' }).click()
  await expect(list(page)).toHaveText('Tally')
})

test.describe('when the code fails to load', () => {
  test.use({ tolerated: /could not be loaded|Failed to (load|fetch)|error loading/ })

  test('the whole list shows after a timeout', async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort())
    await watchList(page)
    await page.goto(`${site.url}/terms?kind=bank`)
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect.poll(() => seen(page), { timeout: 8000 }).toEqual(['Axis,Tally,Kotak'])
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
})
