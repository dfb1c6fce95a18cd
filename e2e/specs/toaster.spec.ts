import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/fixtures.ts'
import { released } from '../support/project.ts'
import { long } from '../support/sample.ts'
import type { ServedStore } from '../support/served-store.ts'

/** A third-party form service on another origin, which answers with `status`. */
let service: Server
let status = 200

test.beforeAll(async () => {
  service = createServer((request, response) => {
    request.resume()
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    response.writeHead(request.method === 'OPTIONS' ? 204 : status).end()
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
})
test.afterAll(() => void service.close())
test.describe.configure({ mode: 'serial', timeout: 60_000 }) // toasts take seconds to disappear
test.use({ tolerated: /status of 500/ })

async function formAt(site: ServedStore, page: Page): Promise<void> {
  const endpoint = `http://localhost:${(service.address() as AddressInfo).port}/forms`
  await released(site.store, ['settings', '--why', 'a form service'], undefined, { FORM_ENDPOINT: endpoint })
  await expect.poll(async () => (await fetch(`${site.url}/live/mf-contact.json`)).text()).toContain(endpoint)
  await page.goto(`${site.url}/about`)
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page.getByRole('form')).toBeVisible()
}

async function submit(page: Page): Promise<void> {
  const form = page.getByRole('form')
  await form.getByLabel('Name', { exact: true }).fill('Asha Rao')
  await form.getByLabel(/email/i).fill('asha@example.com')
  await form.getByLabel(/phone/i).fill('9876543210')
  await form.getByLabel(/company/i).fill('Rao Textiles')
  await form.getByRole('combobox').selectOption({ index: 1 })
  await form.getByRole('button').click()
}

const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')

test('a toast appears at the top right in rich colours, and disappears after four seconds', async ({
  own,
  page,
}) => {
  status = 200
  await formAt(own, page)
  await submit(page)
  const toast = toasts(page).filter({ hasText: 'Thanks! Your message has been sent.' })
  await expect(toast).toBeVisible()
  await expect.poll(async () => (await toast.boundingBox())?.y).toBeLessThan(80) // it slides in
  const box = await toast.boundingBox()
  expect(box?.width).toBe(356)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1440 - 60)
  await expect(toast).toHaveAttribute('data-rich-colors', 'true')
  await page.waitForTimeout(3000)
  await expect(toast).toBeVisible()
  await expect(toast).toBeHidden({ timeout: 3000 })
})

test('a toast stays while it is hovered, and its button closes it', async ({ own, page }) => {
  status = 500
  await formAt(own, page)
  await submit(page)
  const toast = toasts(page).filter({ hasText: 'Oops! Something went wrong.' })
  await toast.hover()
  await page.waitForTimeout(5000)
  await expect(toast).toBeVisible()
  await toast.getByRole('button', { name: 'Close toast' }).click()
  await expect(toast).toBeHidden()
})

test('three toasts show at a time, and Alt+T focuses them', long, async ({ own, page }) => {
  status = 500
  await formAt(own, page)
  for (let count = 0; count < 4; count++) {
    await submit(page)
    await expect(page.getByRole('form').getByRole('button')).toBeEnabled()
  }
  await page.keyboard.press('Alt+t')
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused()
  await expect(toasts(page).and(page.locator('[data-visible="true"]'))).toHaveCount(3)
})

test('pages without toasts do not fetch the library', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/about')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('sonner'))).toEqual([])
})
