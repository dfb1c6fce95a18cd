import { expect, test } from '../support/fixtures.ts'

const located = async (url: string): Promise<Map<string, string | undefined>> => {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text()
  const found = xml.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)
  return new Map([...found].map(([, address = '', day]) => [new URL(address).pathname, day]))
}

test('the sitemap lists every address of the live release, and the dates of articles', async ({
  baseURL,
}) => {
  const { addresses, articles } = await import('../support/addresses.ts')
  const sitemap = await located(baseURL ?? '')
  expect([...sitemap.keys()].sort()).toEqual([...addresses].sort())
  for (const address of articles) expect(sitemap.get(address), address).toMatch(/^2025-\d\d-\d\d$/)
  expect(sitemap.get('/blog')).toBe('2025-09-16')
})

test('every page declares its own address as canonical', async ({ baseURL }) => {
  const { addresses } = await import('../support/addresses.ts')
  for (const address of addresses) {
    const html = await (await fetch(baseURL + address)).text()
    const canonical = html.match(/<link rel="canonical" href="([^"]+)">/)?.[1]
    expect(new URL(canonical ?? 'about:blank').pathname, address).toBe(address)
  }
})

test('robots.txt allows everything and names the sitemap', async ({ request }) => {
  const answer = await request.get('/robots.txt')
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toMatch(/^User-agent: \*\nAllow: \/\n\nSitemap: http:\S+\/sitemap\.xml\n$/)
})
