import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, footerLink, hydrated, test } from '../support/fixtures.ts'
import { root, sharedStore } from '../support/project.ts'
import { some } from '../support/sample.ts'
import { ownCopy, type ServedStore } from '../support/served-store.ts'
import { liveVersion } from '../support/site-state.ts'
import { teamFolder } from '../support/team-folder.ts'

/** What a browser logs for a preview that has ended or is private. */
test.use({ tolerated: /status of (403|410)/ })

/** The tests share a preview, whose part is built once. */
test.describe.configure({ mode: 'serial', timeout: 120_000 })

const run = promisify(execFile)
const title = 'Terms of the preview'

let own: ServedStore
let version: string

test.beforeAll(async () => {
  test.setTimeout(120_000)
  own = await ownCopy()
  const team = await teamFolder('mf-legal')
  try {
    await team.edit('mf-legal/src/content/terms.md', (text) =>
      text.replace(/^title: .*$/m, `title: ${title}`),
    )
    const said = await team.release(own.store, 'preview', 'mf-legal', '--name', 'pr-12', '--no-browser')
    version = said.match(/deploy (mf-legal@\S+)/)?.[1] as string
  } finally {
    await team.remove()
  }
})
test.afterAll(() => own?.stop())

const at = (name: string, address: string): string =>
  own.url.replace('//localhost', `//${name}.localhost`) + address

test('a preview shows the whole site with one part replaced, and says so on each page', async ({ page }) => {
  await page.goto(at('pr-12', '/terms'))
  const mark = page.getByRole('complementary', { name: 'Preview' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(mark).toContainText(/^Preview pr-12: mf-legal [0-9a-f]{12}, on release 1, until /)
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await footerLink(page, 'FAQ').click()
  await expect(page).toHaveURL(at('pr-12', '/faq'))
  await expect(mark).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(mark).toBeVisible()
  expect(await page.evaluate(() => 'isSame' in window), 'within one document').toBe(true)
  await page.goto(`${own.url}/terms`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  await expect(mark).toHaveCount(0)
})

for (const width of some([320, 1440]))
  test(`a preview’s banner covers nothing at the end of a page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(at('pr-12', '/about'))
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const gap = () =>
      page.evaluate(() => {
        const bottomOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
        return (bottomOf('#bridge-preview')?.top ?? 0) - (bottomOf('#root')?.bottom ?? 1e6)
      })
    await expect.poll(gap).toBeGreaterThanOrEqual(-1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

test('the scroll-to-top button can be pressed above the banner', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(at('pr-12', '/terms'))
  await page.evaluate(() => scrollTo(0, 2000))
  await page.getByRole('button', { name: 'Scroll to top' }).click({ timeout: 5000 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a deploy serves exactly what was previewed; an ended preview says that it has ended', async ({
  page,
}) => {
  const before = await liveVersion(sharedStore, 'mf-legal')
  expect(version).not.toContain(before)
  await expect(own.release('deploy', 'mf-legal', '--no-browser', '--why', 'unnamed')).rejects.toThrow()
  await own.release('deploy', version, '--no-browser', '--why', 'merged')
  await own.serves('mf-legal', version.split('@')[1] as string)
  await page.goto(`${own.url}/terms`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await own.release('preview', 'end', 'pr-12')
  await expect.poll(async () => (await page.goto(at('pr-12', '/terms')))?.status()).toBe(410)
})

test('a private preview opens only through its link, and only in the browser that has followed it', async ({
  page,
  browser,
}) => {
  const tool = path.join(root, 'release/bin/release.js')
  const release = async (key: string, ...args: string[]) => {
    const env = { ...process.env, STORE: `file:${own.store}`, RELEASE_KEY: key, PORT: new URL(own.url).port }
    const { stdout, stderr } = await run(process.execPath, [tool, ...args], { env })
    return { out: stdout.trim(), said: stderr }
  }
  const made = await release('', 'keys', 'new', '--as', 'ops', '--stdout')
  const publicKey = made.said.match(/bridge-public-key:\S+/)?.[0] as string
  await release(made.out, 'keys', 'trust', 'root', 'mf-legal', publicKey, '--as', 'ops', '--why', 'keys')
  await release(made.out, 'rollback', 'mf-legal', '--why', 'not yet')
  const { out } = await release(
    made.out,
    ...['preview', version, '--name', 'secret', '--private', '--no-browser', '--json'],
  )
  const { address } = JSON.parse(out) as { address: string }
  await expect.poll(async () => (await page.goto(at('secret', '/terms')))?.status()).toBe(403)
  await page.goto(address)
  await expect(page).toHaveURL(at('secret', '/'))
  await page.goto(at('secret', '/terms'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await hydrated(page)
  await footerLink(page, 'FAQ').click()
  await expect(page).toHaveURL(at('secret', '/faq'))
  const stranger = await browser.newPage()
  expect((await stranger.goto(at('secret', '/terms')))?.status()).toBe(403)
  await stranger.close()
})
