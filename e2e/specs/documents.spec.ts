import { expect, hydrated, test } from '../support/fixtures.ts'

/** Imported only when a test runs: listing the tests does not build the site. */
const pages = () => import('../support/addresses.ts')

test('every address returns 200 and a unique title, description and heading', async ({ baseURL }) => {
  const seen = {
    title: new Map<string, string>(),
    description: new Map<string, string>(),
    heading: new Map<string, string>(),
  }
  for (const path of (await pages()).addresses) {
    const address = baseURL + path
    const answer = await fetch(address)
    expect(answer.status, address).toBe(200)
    const html = await answer.text()
    const found = {
      title: html.match(/<title>([^<]+)<\/title>/)?.[1],
      description: html.match(/<meta name="description" content="([^"]+)">/)?.[1],
      heading: html.match(/<h1[^>]*>(.+?)<\/h1>/s)?.[1],
    }
    expect(html.match(/<h1[\s>]/g), `${address}: one h1`).toHaveLength(1)
    for (const [kind, text] of Object.entries(found) as [keyof typeof seen, string | undefined][]) {
      expect(text, `${kind} of ${address}`).toBeTruthy()
      expect(seen[kind].get(text as string), `${kind} of ${address} is also used by`).toBeUndefined()
      seen[kind].set(text as string, address)
    }
    expect(found.title?.length, `title of ${address}`).toBeLessThanOrEqual(60)
    expect(found.description?.length, `description of ${address}`).toBeLessThanOrEqual(155)
  }
})

test('every page hydrates without console messages or policy violations, and requests only the scripts that it lists', async ({
  baseURL,
  page,
}) => {
  test.setTimeout(180_000)
  for (const path of (await pages()).walk('hydration', undefined, 8)) {
    const address = baseURL + path
    const listed = new Set(
      [...(await (await fetch(address)).text()).matchAll(/(?:href|src)="(\/[^"]+\.js)"/g)].map(
        ([, file]) => file,
      ),
    )
    const asked: string[] = []
    const note = (request: { url(): string }) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.js')) asked.push(pathname)
    }
    page.on('request', note)
    await page.goto(address, { waitUntil: 'networkidle' })
    await hydrated(page)
    page.off('request', note)
    expect(
      asked.filter((file) => !listed.has(file)),
      `${address}: unlisted scripts`,
    ).toEqual([])
    expect(asked.length, `${address}: repeated scripts`).toBe(new Set(asked).size)
  }
})
