import { execFileSync } from 'node:child_process'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, hydrated, listen, test } from '../support/fixtures.ts'
import { released, root, sharedStore } from '../support/project.ts'
import { long } from '../support/sample.ts'
import { type ServedStore, serveStore } from '../support/served-store.ts'
import { variantOf } from '../support/variant.ts'

/** Production React hides most hydration mismatches; under a shell with development React they show. */

let site: ServedStore

test.describe.configure({ mode: 'serial' })
test.setTimeout(240_000)

test.beforeAll(async () => {
  test.setTimeout(240_000) // every page is recomposed
  const folder = await mkdtemp(path.join(tmpdir(), 'bridge-development-'))
  const store = path.join(folder, 'store')
  await cp(sharedStore, store, { recursive: true })
  const shell = path.join(root, 'shell')
  execFileSync(
    'node',
    [path.join(root, 'shared/bin/build.js'), '--development', '--out', path.join(folder, 'dist')],
    { cwd: shell },
  )
  await released(store, ['publish', 'shell', '--dist', path.join(folder, 'dist')])
  await released(store, ['deploy', 'shell', '--no-browser', '--why', 'development React'])
  site = await serveStore(store)
})
test.afterAll(() => site.stop())

test('every page hydrates without a warning from development React', long, async ({ page }) => {
  const { someAddresses } = await import('../support/addresses.ts')
  const warnings: string[] = []
  for (const address of someAddresses()) {
    const complaints = listen(page)
    await page.goto(site.url + address, { waitUntil: 'networkidle' })
    await hydrated(page)
    await expect.poll(() => pageIsHydrated(page), { message: `${address} hydrates` }).toBe(true)
    warnings.push(...complaints.map((text) => `${address}: ${text}`))
    page.removeAllListeners('console')
    page.removeAllListeners('pageerror')
  }
  expect(warnings).toEqual([])
})

test('development React warns about a page whose code differs from its HTML', async ({ browser }) => {
  const dist = await variantOf(path.join(root, 'mf-legal/dist'), '3.0.0', (file, code) =>
    file.startsWith('client/') ? code.replaceAll('Terms & Conditions', 'Conditions & Terms') : code,
  )
  await site.release('publish', 'mf-legal', '--dist', dist)
  await site.release('deploy', 'mf-legal', '--no-browser', '--why', 'negative control')
  const page = await browser.newPage()
  const complaints = listen(page)
  await expect
    .poll(async () => {
      await page.goto(`${site.url}/terms`)
      await hydrated(page)
      await expect.poll(() => pageIsHydrated(page)).toBe(true)
      return complaints.join('\n')
    })
    .toMatch(/hydrat/i)
  await page.close()
})

/** Whether the page's code has loaded and React has hydrated the page. */
const pageIsHydrated = (page: import('@playwright/test').Page): Promise<boolean> =>
  page.evaluate(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
