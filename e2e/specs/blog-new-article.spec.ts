import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '../support/fixtures.ts'
import { sharedStore } from '../support/project.ts'
import { long } from '../support/sample.ts'
import { liveVersion, pageHashes } from '../support/site-state.ts'
import { teamFolder } from '../support/team-folder.ts'

/** The test builds a part, which takes time. */
test.setTimeout(120_000)

const others = ['/', '/bridge-pay', '/about', '/faq', '/contact', '/terms', '/privacy-policy']

const article = `---
id: 14
title: The fourteenth article
description: An article that was added as one file.
subText: Added as one file, deployed with the blog alone.
date: 2025-10-02
figure:
  form: grid
  ground: ink
  numeral: "1"
  of: of 14 articles
  alt: Fourteen squares, one of them marked.
  note: One square is one article.
  columns: 7
  cell: square
  plates:
    - { name: articles, total: 14, marked: 1 }
---

It begins here.

## Why it matters

Nobody else had to do anything.
`

test('a new article takes one new file and a deploy of mf-blog alone', long, async ({ own, page }) => {
  const before = await pageHashes(own.url, others)
  const { parts: partsBefore } = await (await fetch(`${own.url}/release.json`)).json()
  const team = await teamFolder('mf-blog')
  expect(await team.release(path.join(team.folder, 'another-store'), 'publish', 'mf-blog'), 'unchanged').toBe(
    `mf-blog@${await liveVersion(sharedStore, 'mf-blog')}`,
  )
  await writeFile(path.join(team.folder, 'mf-blog/src/content/articles/fourteenth.md'), article)
  const [, version = ''] = (await team.release(own.store, 'publish', 'mf-blog')).split('@')
  await team.release(own.store, 'deploy', 'mf-blog', '--no-browser', '--why', 'a new article')
  await own.serves('mf-blog', version)
  await team.remove()

  await page.goto(`${own.url}/blog/fourteenth`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The fourteenth article')
  await expect(page.getByText('Nobody else had to do anything.')).toBeVisible()
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect((await fetch(own.url + new URL(picture ?? '').pathname)).headers.get('content-type')).toBe(
    'image/png',
  )
  await page.goto(`${own.url}/blog`)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(14)
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText(
    'The fourteenth article',
  )
  const text = async (file: string) => (await fetch(own.url + file)).text()
  expect((await text('/blog/feed.xml')).match(/<entry>.*?<\/entry>/)?.[0]).toContain('/blog/fourteenth</id>')
  expect(await text('/sitemap.xml')).toContain('/blog/fourteenth</loc><lastmod>2025-10-02</lastmod>')

  expect(await pageHashes(own.url, others), 'other parts’ pages').toEqual(before)
  const { parts } = await (await fetch(`${own.url}/release.json`)).json()
  expect(parts).toEqual({ ...partsBefore, 'mf-blog': version })
})
