import { expect, hydrated, test } from '../support/fixtures.ts'

const article = '/blog/upi-limits-raised'

test('an article shows its date, title, cover, text and author', async ({ page }) => {
  await page.goto(article)
  const main = page.getByRole('main')
  await expect(main.getByText('11 Sep 2025')).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('When ₹5 lakh on UPI is still declined')
  await expect(main.getByRole('banner').or(main.locator('header')).locator('svg').first()).toBeVisible()
  await expect(main.getByText('A tour operator in Kochi')).toBeVisible()
  const headings = ['Why it matters', 'Trust through compliance', 'The bigger picture', 'Our vision']
  for (const name of headings) await expect(main.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(main.getByRole('table')).toBeVisible()
  await expect(main.getByText('Written by Co-founder & CFO, Bridge')).toBeVisible()
})

test('an article’s side card has the logo, the tagline and four icons without links', async ({ page }) => {
  await page.goto(article)
  const card = page.getByRole('complementary', { name: 'About Bridge' })
  await expect(card.getByText('Bridge', { exact: true })).toBeVisible()
  await expect(
    card.getByText(
      'Collect. Payout. Reconcile. All-in-one fintech infrastructure built for modern merchants.',
    ),
  ).toBeVisible()
  const icons = card.getByRole('img')
  expect(await icons.evaluateAll((all) => all.map((icon) => icon.getAttribute('aria-label')))).toEqual([
    'X',
    'Facebook',
    'Instagram',
    'LinkedIn',
  ])
  await expect(card.getByRole('link')).toHaveCount(0)
  await expect(card.getByRole('button')).toHaveCount(0)
})

test('the previous and next links lead through all articles, in the list’s order', async ({ page }) => {
  await page.goto('/blog')
  const list = await page
    .getByRole('link', { name: /^Read Blog/ })
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  await page.goto(list[0] ?? '')
  await hydrated(page)
  const more = page.getByRole('navigation', { name: 'More articles' })
  const [previous, next] = ['Previous', 'Next'].map((way) =>
    more.getByRole('link', { name: `${way} article` }),
  )
  if (!previous || !next) return
  await expect(previous).toHaveCount(0)
  for (const address of list.slice(1)) {
    await next.click()
    await expect(page).toHaveURL(address)
  }
  await expect(next).toHaveCount(0)
  await previous.click()
  await expect(page).toHaveURL(list.at(-2) ?? '')
})

test('a number in the title of the next article looks like the rest of the title', async ({ page }) => {
  const looks = (element: Element) => [getComputedStyle(element).fontSize, getComputedStyle(element).color]
  await page.goto('/blog/festive-season-payments')
  const numbers = page.locator('nav a[href^="/blog/"] strong span')
  await expect(numbers).not.toHaveCount(0)
  for (const number of await numbers.all())
    expect(await number.evaluate(looks)).toEqual(await number.locator('..').evaluate(looks))
})

test('an article’s table of contents marks the section being read, and none in the introduction', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(article)
  await hydrated(page)
  const contents = page.getByRole('navigation', { name: 'In this article' })
  const current = contents.locator('[aria-current]')
  await expect(current).toHaveCount(0)
  for (const height of [600, 900]) {
    await page.setViewportSize({ width: 1440, height })
    for (const entry of await contents.getByRole('link').all()) {
      await entry.click()
      await expect(entry).toHaveAttribute('aria-current', 'location')
      await expect(current).toHaveCount(1)
    }
  }
  await page.evaluate(() => scrollTo(0, 0))
  await expect(current).toHaveCount(0)
})

test('opening one article does not download the others', async ({ page, request }) => {
  const scripts: string[] = []
  page.on('request', (asked) => {
    if (asked.url().endsWith('.js')) scripts.push(asked.url())
  })
  await page.goto(article, { waitUntil: 'networkidle' })
  await hydrated(page)
  // from the server: the browser does not keep the text of every script that it has run
  const texts = await Promise.all(scripts.map(async (url) => (await request.get(url)).text()))
  const code = texts.join('\n')
  expect(code.includes('A tour operator in Kochi'), 'its own text').toBe(true)
  expect(code.includes('A maker of forgings in Ludhiana'), 'another article’s text').toBe(false)
  expect(code.includes('we started a company for the rest'), 'another article’s summary').toBe(false)
})

for (const width of [390, 1440])
  test(`an article’s lines have a readable length in a window ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(article)
    await page.evaluate(() => document.fonts.ready)
    const lines = await page.locator('section p:not(blockquote p)').evaluateAll((paragraphs) =>
      paragraphs.map((paragraph) => {
        const count =
          paragraph.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(paragraph).lineHeight)
        return { count: Math.round(count), average: (paragraph.textContent?.length ?? 0) / count }
      }),
    )
    const long = lines.filter(({ count }) => count > 4)
    expect(long.length).toBeGreaterThan(5)
    for (const { average } of long) {
      expect(average).toBeLessThanOrEqual(75)
      expect(average).toBeGreaterThanOrEqual(width < 600 ? 35 : 58)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

test('the address of an unknown article shows a 404 page with a link back to the list', async ({
  page,
  request,
}) => {
  expect((await request.get('/blog/nothing')).status()).toBe(404)
  await page.goto(article)
  await hydrated(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/blog/nothing'
    link.textContent = 'Nothing'
    document.querySelector('main')?.append(link)
    link.click()
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such article')
  await expect(page, 'the same title as the document’s').toHaveTitle('Not found')
  await page.getByRole('link', { name: 'Back to the blog' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Blogs')
})
