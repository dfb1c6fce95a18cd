import { expect, test } from '../support/fixtures.ts'

/** Crawls from the home page and the sitemap along every link, to every element that a link names. */
test('every link on the site leads to a page or a file, and every anchor to an element', async ({
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const { addresses, elsewhere } = await import('../support/addresses.ts')
  const queue = new Set(['/', ...listed])
  const ids = new Map<string, Set<string>>()
  const anchors: { from: string; to: string; id: string }[] = []
  for (const address of queue) {
    const answer = await fetch(origin + address, { redirect: 'manual' })
    expect.soft(answer.status, address).toBe(200)
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue
    const html = await answer.text()
    ids.set(address, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => unescaped(id))))
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const url = new URL(unescaped(href), origin + address)
      if (url.origin !== origin || elsewhere.includes(url.pathname)) continue
      queue.add(url.pathname)
      if (url.hash)
        anchors.push({ from: address, to: url.pathname, id: decodeURIComponent(url.hash.slice(1)) })
    }
  }
  for (const { from, to, id } of anchors)
    expect.soft(ids.get(to), `${from} leads to ${to}#${id}`).toContain(id)
  expect([...queue].sort()).toEqual([...new Set([...queue, ...addresses])].sort())
  expect(anchors.length).toBeGreaterThan(100)
})

const unescaped = (text: string): string =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
