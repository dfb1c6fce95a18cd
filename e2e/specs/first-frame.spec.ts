import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

test.use({ tolerated: /^Failed to load resource/ })

test('no frame is spent before the header begins, and the first does not wait for the page', async ({
  page,
}) => {
  const document = await (await page.request.get('/terms')).text()
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const answered = answerOf(server)
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { waitUntil: 'commit' })
  const answer = await answered

  const [atHeader, atPage] = [document.indexOf('<header'), document.indexOf('<main')]
  answer.write(document.slice(0, atHeader))
  await page.waitForSelector('#root', { state: 'attached' })
  await page.waitForTimeout(500)
  expect(await paints(page), 'before the header').toBe(0)

  answer.write(document.slice(atHeader, atPage))
  await expect.poll(() => paints(page), { message: 'with the header' }).toBeGreaterThan(0)
  expect(await page.locator('main').count()).toBe(0)

  answer.end(document.slice(atPage))
  await expect(page.getByRole('heading', { level: 1, name: /^Terms/ })).toBeVisible()
  server.close()
})

/** The answer to the first request, begun but without content; other files are missing. */
async function answerOf(server: Server): Promise<ServerResponse> {
  const [, answer] = (await once(server, 'request')) as [unknown, ServerResponse]
  server.on('request', (_, other: ServerResponse) => other.writeHead(404).end())
  answer.writeHead(200, { 'content-type': 'text/html' }).flushHeaders()
  return answer
}

const paints = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByType('paint').length)
