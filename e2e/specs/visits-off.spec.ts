import { expect, test } from '../support/fixtures.ts'
import { fail, leave } from '../support/reporting-site.ts'

test.use({ tolerated: /./ })

test('by default, nothing is reported', async ({ page, baseURL }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${baseURL}/terms`)
  expect(await page.content()).not.toContain('sendBeacon')
  await fail(page)
  await page.waitForTimeout(2500)
  await leave(page)
  expect(asked).not.toContain('/events')
})
