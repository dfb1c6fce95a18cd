import { expect, hydrated, test } from '../support/fixtures.ts'
import { long } from '../support/sample.ts'
import { releaseSecondEdition, secondEdition } from '../support/second-edition.ts'

test.setTimeout(90_000)

test('a healthy remote on a very slow connection is not abandoned', long, async ({ own, page, context }) => {
  await releaseSecondEdition(own)
  await page.goto(`${own.url}/about`)
  await hydrated(page)
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  const conditions = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
  await network.send('Network.emulateNetworkConditions', conditions)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Terms/ })).toContainText(secondEdition, {
    timeout: 20_000,
  })

  await page.goto(`${own.url}/terms`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toContainText(secondEdition, { timeout: 20_000 })
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Shift') // the page waits for an interaction
        return page.evaluate(() => Object.keys(document.querySelector('h1') ?? {}).length)
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(secondEdition)
})
