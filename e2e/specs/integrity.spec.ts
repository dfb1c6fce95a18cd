import { expect, hydrated, test } from '../support/fixtures.ts'

test('every document has its own strict policy, first in its head', async ({ baseURL }) => {
  const { addresses } = await import('../support/addresses.ts')
  for (const address of addresses) {
    const html = await (await fetch(baseURL + address)).text()
    const [, policy] =
      html.match(
        /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]+)">/,
      ) ?? []
    expect(policy, address).toContain("default-src 'none'")
    expect(policy, address).toContain("require-trusted-types-for 'script'")
    expect(policy, address).toContain("worker-src 'none'")
    expect(policy, address).not.toContain('unsafe-')
    expect(html, `${address}: style attributes`).not.toMatch(/<[a-z][^>]* style=/)
  }
})

test('every module that a document names has an integrity hash', async ({ baseURL }) => {
  const html = await (await fetch(`${baseURL}/terms`)).text()
  const modules = [...html.matchAll(/<(?:script|link)[^>]*(?:src|href)="[^"]+\.js"[^>]*>/g)].map(
    ([tag]) => tag,
  )
  expect(modules.length).toBeGreaterThan(3)
  for (const tag of modules) expect(tag).toMatch(/integrity="sha256-[^"]{44}"/)
  const map = JSON.parse(html.match(/<script type="importmap">(.*?)<\/script>/)?.[1] ?? '')
  expect(Object.keys(map.imports).sort()).toEqual([
    'react',
    'react-dom',
    'react-router-dom',
    'sonner',
    'styled-components',
  ])
})

test.describe('a part', () => {
  test.use({ tolerated: /Service-Worker-Allowed/ })

  test('cannot leave a service worker behind, even from a document without a policy', async ({
    page,
    baseURL,
  }) => {
    const html = await (await fetch(`${baseURL}/terms`)).text()
    const [, file = ''] = html.match(/href="(\/mf-legal\/[^"]+\.js)"/) ?? []
    await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await page.goto('/bare')
    const refusal = await page.evaluate(
      (script) =>
        navigator.serviceWorker.register(script, { type: 'module' }).then(
          () => 'registered',
          ({ message }) => message,
        ),
      file,
    )
    expect(refusal).toContain('Service-Worker-Allowed')
  })
})

test.describe('an altered file', () => {
  test.use({
    tolerated: /integrity|Failed to find a valid digest|could not be loaded|Failed to (load|fetch)/,
  })

  test('of the shell leaves a readable document', async ({ page, proxied, baseURL }) => {
    const proxy = await proxied(baseURL ?? '')
    proxy.break(/platform-/, 'tampered')
    await page.goto(`${proxy.url}/terms`)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(26)
    expect(await page.evaluate(() => Object.keys(document.querySelector('nav') ?? {}))).toEqual([])
  })

  test('of the page never runs', async ({ page, proxied, baseURL }) => {
    const proxy = await proxied(baseURL ?? '')
    proxy.break(/direct\.policy/, 'tampered')
    await page.goto(`${proxy.url}/terms`)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Object.keys(document.querySelector('h1') ?? {}))).toEqual([])
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(26)
  })
})
