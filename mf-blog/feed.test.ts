import { expect, it } from 'vitest'
import { atomFeed } from './src/feed.ts'

const article = { id: 1, date: '2026-01-02', cover: {} } as unknown as Parameters<typeof atomFeed>[0][0]

it('the feed is valid, regardless of the articles’ titles and of what was pasted into their texts', () => {
  const pasted = { ...article, slug: 'q&a', title: 'Q & A <new>', subText: 'one\vtwo\u0000 \u{1F600}' }
  const feed = atomFeed([pasted], 'https://bridge.example')
  expect(feed).toContain('<id>https://bridge.example/blog/q&amp;a</id>')
  expect(feed).toContain('href="https://bridge.example/blog/q&amp;a"')
  expect(feed).toContain('<title>Q &amp; A &lt;new&gt;</title>')
  expect(feed).toContain('<summary>one two  \u{1F600}</summary>')
})
