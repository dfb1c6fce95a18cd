import { expect, footerLink, hydrated, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'

/** Mail gateways and people spell addresses differently, and servers accept any spelling. */
for (const [spelling, address] of some([
  ['/%63ontact', '/contact'],
  ['/trust%2Dand%2Dsecurity', '/trust-and-security'],
  ['/ab%6Fut?a=%62#main', '/about?a=%62#main'],
]))
  test(`${spelling} becomes ${address}, in one document that works`, async ({ page, baseURL }) => {
    const documents: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
    await page.goto(spelling)
    await hydrated(page)
    await expect(page).toHaveURL(`${baseURL}${address}`)
    await page.mouse.move(50, 300)
    await page.mouse.move(150, 320)
    await page.waitForTimeout(1000)
    await footerLink(page, 'Terms & Conditions').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(`${baseURL}${address}`)
    await page.waitForTimeout(500)
    expect(documents).toHaveLength(1)
  })

test('what is typed into a form at a different spelling of its address is kept', async ({ page }) => {
  await page.goto('/%63ontact')
  await page.getByLabel('Name', { exact: true }).fill('Asha')
  await hydrated(page)
  await page.waitForTimeout(1000)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha')
})
