import { expect, footerLink, hydrated, test } from '../support/fixtures.ts'
import { type FormService, formService, siteWith } from '../support/form-service.ts'
import type { ServedStore } from '../support/served-store.ts'

let service: FormService
let other: FormService
let site: ServedStore

test.beforeAll(async () => {
  test.setTimeout(120_000) // every page is recomposed
  service = await formService()
  other = await formService()
  site = await siteWith(service)
})
test.afterAll(async () => {
  service.stop()
  other.stop()
  await site.stop()
})
test.describe.configure({ mode: 'serial' })
test.use({ tolerated: /Content Security Policy|violates/ })

test('every document’s policy allows the form service, and no other endpoint', async () => {
  for (const address of ['/', '/contact', '/terms', '/blog', '/blog/nothing']) {
    const html = await (await fetch(site.url + address)).text()
    const policy = html.match(/http-equiv="Content-Security-Policy" content="([^"]+)"/)?.[1] ?? ''
    const directives = policy.replaceAll('&#39;', "'").split('; ')
    expect(directives, address).toContain(`connect-src 'self' ${service.endpoint}`)
    expect(directives, address).toContain(`form-action 'self' ${service.endpoint}`)
    expect(policy.match(/https?:/g), address).toHaveLength(2)
  }
})

test('browsers enforce the policy, even if the visitor landed on another page', async ({ page }) => {
  await page.goto(`${site.url}/about`)
  await hydrated(page)
  await footerLink(page, 'Contact').click()
  await expect(page.getByRole('form')).toBeVisible()
  const post = (endpoint: string) =>
    page.evaluate(
      (address) =>
        fetch(address, { method: 'POST', body: new FormData() }).then(
          ({ ok }) => ok,
          () => 'blocked',
        ),
      endpoint,
    )
  expect(await post(service.endpoint)).toBe(true)
  expect(await post(other.endpoint)).toBe('blocked')
  expect(await post(service.endpoint.replace('/forms/bridge', '/forms/other'))).toBe('blocked')
  await page.getByRole('form').evaluate((form, address) => {
    const element = form as HTMLFormElement
    element.action = address
    element.submit()
  }, other.endpoint)
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => location.pathname)).toBe('/contact')
  expect(service.received).toHaveLength(1)
  expect(other.received).toEqual([])
})
