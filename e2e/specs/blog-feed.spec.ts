import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '../support/fixtures.ts'
import { released, root } from '../support/project.ts'

const origin = 'https://www.bridge.example'

test('the Atom feed has every article, newest first, with absolute addresses', async ({ own, page }) => {
  test.setTimeout(120_000) // the gate opens every part's pages
  await released(own.store, ['settings', '--why', 'a domain'], undefined, { SITE_ORIGIN: origin })
  const read = async () => (await fetch(`${own.url}/blog/feed.xml`)).text()
  await expect.poll(read).toContain(origin)
  const feed = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml')
      const root = document.documentElement
      const text = (parent: Element, name: string) =>
        [...parent.children].find(({ localName }) => localName === name)?.textContent
      const link = (parent: Element, rel: string) =>
        [...parent.children]
          .find((child) => child.localName === 'link' && child.getAttribute('rel') === rel)
          ?.getAttribute('href')
      return {
        root: `${root.namespaceURI} ${root.localName}`,
        id: text(root, 'id'),
        title: text(root, 'title'),
        updated: text(root, 'updated'),
        author: root.querySelector('author > name')?.textContent,
        self: link(root, 'self'),
        entries: [...root.querySelectorAll('entry')].map((entry) => ({
          id: text(entry, 'id'),
          link: link(entry, 'alternate'),
          title: text(entry, 'title'),
          updated: text(entry, 'updated'),
          summary: text(entry, 'summary'),
        })),
      }
    },
    await read(),
  )
  const { articles } = await import('../support/addresses.ts')
  expect(feed).toMatchObject({
    root: 'http://www.w3.org/2005/Atom feed',
    id: `${origin}/blog`,
    title: 'Bridge: Our Blogs',
    author: 'Co-founder & CFO, Bridge',
    self: `${origin}/blog/feed.xml`,
    updated: feed.entries[0]?.updated,
  })
  expect(feed.entries.map(({ link }) => link).sort()).toEqual(articles.map((path) => origin + path).sort())
  const days = feed.entries.map(({ updated }) => updated ?? '')
  expect(days).toEqual([...days].sort().reverse())
  for (const { id, link, title, updated, summary } of feed.entries) {
    expect(id).toBe(link)
    expect(title).toBeTruthy()
    expect(updated).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\+05:30$/)
    expect(summary?.length).toBeGreaterThan(50)
  }
})

test('feed readers discover the feed from the list, and must revalidate it', async ({ page, request }) => {
  await page.goto('/blog')
  const link = page.locator('link[rel="alternate"][type="application/atom+xml"]')
  const answer = await request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'no-cache',
  })
})

test('the code that generates the feed is not shipped to browsers', () => {
  const folder = path.join(root, 'mf-blog/dist/client/assets')
  const files = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'))
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((text) => text.includes('2005/Atom'))).toEqual([])
})
