import type { Page } from '@playwright/test'
import { expect, footerLink, hydrated, test } from '../fixtures.ts'
import {
  type CodeFault,
  contentFile,
  entryFile,
  releaseSecondEdition,
  secondEdition,
} from '../support/broken-legal.ts'
import type { NetworkFault } from '../support/fault-proxy.ts'

/** What may go wrong with a remote's files: on the way, or in code that passed the gate. */
const failures: { name: string; file: RegExp; network?: NetworkFault; code?: CodeFault }[] = [
  { name: 'entry 404', file: entryFile, network: '404' },
  { name: 'entry 500', file: entryFile, network: '500' },
  { name: 'entry hangs', file: entryFile, network: 'hang' },
  { name: 'entry is HTML instead of JavaScript', file: entryFile, network: 'html' },
  { name: 'entry has a syntax error', file: entryFile, code: 'has a syntax error' },
  { name: 'entry throws', file: entryFile, code: 'throws' },
  { name: 'entry exports nothing', file: entryFile, code: 'exports nothing' },
  { name: 'page throws at render', file: entryFile, code: 'throws at render' },
  { name: 'page chunk 404', file: contentFile, network: '404' },
  { name: 'page chunk hangs', file: contentFile, network: 'hang' },
  { name: 'page chunk throws', file: contentFile, code: 'throws' },
  { name: 'page chunk exports nothing', file: contentFile, code: 'exports nothing' },
  { name: 'tampered entry', file: entryFile, network: 'tampered' },
  { name: 'tampered page chunk', file: contentFile, network: 'tampered' },
]

const within = { timeout: 5000 }

test.use({ tolerated: /./ })

for (const { name, file, network, code } of failures) {
  test(`${name}: a direct load stays readable and usable`, async ({ own, proxied, page }) => {
    await releaseSecondEdition(own, code && { file, fault: code })
    const proxy = await proxied(own.url)
    if (network) proxy.break(versionTwo(file), network)
    await page.goto(`${proxy.url}/terms`, { waitUntil: 'commit' })
    await hydrated(page)
    const shown = code === 'throws at render' ? 'Terms & Conditions' : `Terms & Conditions: ${secondEdition}`
    await readable(page, shown)
    await usable(page)
    await readable(page, shown)
  })

  test(`${name}: an in-app navigation shows the previous version`, async ({ own, proxied, page }) => {
    await releaseSecondEdition(own, code && { file, fault: code })
    const proxy = await proxied(own.url)
    if (network) proxy.break(versionTwo(file), network)
    await page.goto(`${proxy.url}/about`)
    await hydrated(page)
    await footerLink(page, 'Terms & Conditions').click()
    const heading = page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })
    await expect(heading).toBeVisible(within)
    await expect(heading).not.toContainText(secondEdition)
    await usable(page)
  })
}

test('when no version can be had, the layout offers a retry, and the next attempt really tries again', async ({
  own,
  proxied,
  page,
}) => {
  const proxy = await proxied(own.url)
  proxy.break(contentFile, '404')
  await page.goto(`${proxy.url}/about`)
  await hydrated(page)
  await footerLink(page, 'Terms & Conditions').click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible(
    within,
  )
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  proxy.heal()
  await footerLink(page, 'About').click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/could not be loaded/)
  await footerLink(page, 'Terms & Conditions').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible(within)
})

test('code that arrives after the apology still brings the page', async ({ baseURL, proxied, page }) => {
  const proxy = await proxied(baseURL ?? '')
  proxy.break(contentFile, 'late')
  await page.goto(`${proxy.url}/about`)
  await hydrated(page)
  await footerLink(page, 'Terms & Conditions').click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible(
    within,
  )
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible(within)
})

test('the retry of a page that could not be loaded brings its document', async ({ own, proxied, page }) => {
  const proxy = await proxied(own.url)
  proxy.break(contentFile, '404')
  await page.goto(`${proxy.url}/about`)
  await hydrated(page)
  await footerLink(page, 'Terms & Conditions').click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await readable(page, 'Terms & Conditions')
})

test('the console says which remote, which version and why', async ({ own, proxied, page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await releaseSecondEdition(own, { file: entryFile, fault: 'throws' })
  const proxy = await proxied(own.url)
  await page.goto(`${proxy.url}/terms`)
  await hydrated(page)
  await expect
    .poll(() => said.join('\n'))
    .toMatch(/mf-legal@2\.0\.0-\w+: page 'policy' could not be loaded: .*thrown by the test at evaluation/)
})

/** The fault hits the second version only. */
const versionTwo = (file: RegExp): RegExp => new RegExp(`/mf-legal/2\\.0\\.0-\\w+/${file.source}`)

/** The whole text is there: what the server sent, or the previous version. */
async function readable(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible(within)
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(26)
}

/** The layout works, and so do links inside the page. */
async function usable(page: Page): Promise<void> {
  const trigger = page.getByRole('button', { name: 'Products' })
  await trigger.click()
  await expect(page.getByRole('navigation').getByRole('link', { name: /BridgePay/ })).toBeVisible(within)
  await page.keyboard.press('Escape')
  const index = page.getByRole('navigation', { name: 'On this page' })
  await index.getByRole('link').nth(12).click()
  await expect(page).toHaveURL(/#13$/)
  await expect(page.locator('[id="13"]')).toBeInViewport(within)
}
