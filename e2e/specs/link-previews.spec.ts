import { expect, test } from '../support/fixtures.ts'
import { released } from '../support/project.ts'

const origin = 'https://www.bridge.example'

/** Imported only when a test runs: listing the tests does not build the site. */
const paths = () => import('../support/addresses.ts')

const contentOf = (html: string, name: string): string | undefined =>
  html.match(new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)">`))?.[1]

test('every page has a preview image, its own or the brand’s, at an absolute address', async ({
  own,
  request,
}) => {
  await released(own.store, ['settings', '--why', 'a domain'], undefined, { SITE_ORIGIN: origin })
  await expect(async () =>
    expect(await (await request.get(`${own.url}/robots.txt`)).text()).toContain(origin),
  ).toPass()
  const { addresses, articles } = await paths()
  const pictures = new Map<string, string>()
  for (const address of addresses) {
    const html = await (await request.get(own.url + address)).text()
    const picture = contentOf(html, 'og:image') ?? ''
    expect(picture, address).toMatch(/^https:\/\/www\.bridge\.example\/.+\.png$/)
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image')
    expect(contentOf(html, 'og:url')).toBe(origin + (address === '/' ? '/' : address))
    pictures.set(address, picture.slice(origin.length))
  }
  expect(new Set(articles.map((address) => pictures.get(address))).size).toBe(articles.length)
  expect(new Set(pictures.values()).size).toBe(articles.length + 1)
  for (const picture of new Set(pictures.values())) {
    const answer = await request.get(own.url + picture)
    const png = await answer.body()
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('immutable'),
    })
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], picture).toEqual([1200, 630])
    expect(png.length, picture).toBeLessThanOrEqual(60 * 1024)
  }
})

test('an article tells search engines its type, author, dates and image', async ({ request }) => {
  const html = await (await request.get('/blog/upi-limits-raised')).text()
  const data = JSON.parse(html.match(/<script type="application\/ld\+json">(.+?)<\/script>/)?.[1] ?? '{}')
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: 'When ₹5 lakh on UPI is still declined',
    datePublished: '2025-09-11',
    dateModified: '2025-09-11',
    author: { '@type': 'Person', name: 'Co-founder & CFO, Bridge' },
    publisher: { '@type': 'Organization' },
    image: contentOf(html, 'og:image'),
  })
  expect(contentOf(html, 'og:type')).toBe('article')
})
