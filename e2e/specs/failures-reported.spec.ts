import { contentFile, entryFile } from '../support/failures/code-faults.ts'
import { type FaultProxy, faultProxy } from '../support/failures/fault-proxy.ts'
import { expect, footerLink, hydrated, test } from '../support/fixtures.ts'
import { eventsIn, leave, reportingSite, reportsTo } from '../support/reporting-site.ts'
import { some } from '../support/sample.ts'
import { releaseSecondEdition } from '../support/second-edition.ts'
import type { ServedStore } from '../support/served-store.ts'

/** A failure is attributed to the version that failed, even if the visitor was on another part's page. */

test.describe.configure({ timeout: 60_000 })
test.use({ tolerated: /./ })

let site: ServedStore
let proxy: FaultProxy
let from = 0
test.beforeAll(async () => {
  test.setTimeout(240_000) // every page is recomposed
  site = await reportingSite()
  await releaseSecondEdition(site)
  proxy = await faultProxy(site.url)
})
test.afterAll(async () => {
  await proxy?.stop()
  await site?.stop()
})
test.beforeEach(() => {
  proxy.heal()
  from = site.logged.length
})

const told = (events: string[]) =>
  expect
    .poll(() => [...new Set(eventsIn(reportsTo(site, from)))].sort(), { timeout: 20_000 })
    .toEqual([...events].sort())

const second = (file: RegExp) => new RegExp(`/mf-legal/2\\.0\\.0-\\w+/${file.source}`)

for (const [what, fault, file, events] of some([
  ['is gone', '404', entryFile, ['load mf-legal 2.0.0', 'fallback mf-legal 2.0.0']],
  [
    'is altered',
    'tampered',
    entryFile,
    ['load mf-legal 2.0.0', 'integrity mf-legal 2.0.0', 'fallback mf-legal 2.0.0'],
  ],
  ['has no content', '500', contentFile, ['load mf-legal 2.0.0', 'fallback mf-legal 2.0.0']],
]))
  test(`in the app, a version that ${what} is reported, and so is the fallback`, async ({ page }) => {
    await page.goto(`${proxy.url}/about`)
    await hydrated(page)
    proxy.break(second(file), fault)
    await footerLink(page, 'Terms & Conditions').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible()
    await told([...events])
    await leave(page)
    await expect
      .poll(() => reportsTo(site, from).some(({ vitals }) => vitals && 'cls' in vitals), { timeout: 20_000 })
      .toBe(true)
    expect(reportsTo(site, from).map(({ path, part }) => `${path} ${part}`)).toEqual(
      reportsTo(site, from).map(() => '/about mf-marketing'),
    )
  })

for (const [what, fault, events] of some([
  ['is gone', '404', ['load mf-legal 2.0.0']],
  ['is altered', 'tampered', ['load mf-legal 2.0.0', 'integrity mf-legal 2.0.0']],
]))
  test(`a version that ${what} is reported on a direct load`, async ({ page }) => {
    proxy.break(second(entryFile), fault)
    await page.goto(`${proxy.url}/terms`, { waitUntil: 'commit' })
    await hydrated(page)
    await told([...events])
  })

test('an error in a shared library is attributed to its caller', async ({ page }) => {
  await page.goto(`${site.url}/bridge-pay`)
  await hydrated(page)
  const library = await page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/platform-'))?.name,
  )
  await page.evaluate(`import('${library}').then(({ createRoot }) => void setTimeout(createRoot))`)
  await told(['error shell 1.0.0'])
  await page.evaluate(`import('${library}').then(({ createRoot }) => void setTimeout(() => createRoot()))
    //# sourceURL=${site.url}/mf-legal/2.0.0-0123456789ab/assets/terms.js`)
  await told(['error shell 1.0.0', 'error mf-legal 2.0.0'])
})
