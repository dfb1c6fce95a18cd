import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/fixtures.ts'

const paths = ['/terms', '/security', '/faq']

const index = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
const entries = (page: Page) => index(page).getByRole('link')
const current = (page: Page) => index(page).locator('[aria-current=location]')

async function open(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
}

const stand = (page: Page, top: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
const pageEnd = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)

/** The marked entries, and the one that should be marked, going by the layout. */
const marks = (page: Page) =>
  index(page).evaluate((nav) => {
    const links = [...nav.querySelectorAll('a')]
    const tops = links.map((link) => document.getElementById(link.hash.slice(1))?.getBoundingClientRect().top)
    const middle = innerHeight / 2
    const due = Math.max(
      0,
      tops.findLastIndex((top) => top !== undefined && top < middle),
    )
    return {
      marked: links.flatMap((link, position) => (link.hasAttribute('aria-current') ? [position] : [])),
      due: [due],
    }
  })

/** Waits until the entry that should be marked is the only one marked. */
const expectTruth = (page: Page, where: string) =>
  expect(async () => {
    const { marked, due } = await marks(page)
    expect(marked, where).toEqual(due)
  }).toPass({ intervals: [20], timeout: 5_000 })

/** How far the current entry is outside the index, and the marker off the current entry, in px. */
const misplaced = (page: Page) =>
  index(page).evaluate((nav) => {
    const box = nav.getBoundingClientRect()
    const entry = nav.querySelector('[aria-current]')?.getBoundingClientRect() as DOMRect
    const first = nav.querySelector('li') as HTMLElement
    const slid = new DOMMatrix(getComputedStyle(first, '::before').transform)
    const { top, height } = first.getBoundingClientRect()
    return {
      entry: Math.round(Math.max(0, box.top - entry.top, entry.bottom - box.bottom)),
      marker: Math.round(
        Math.max(Math.abs(top + slid.f - entry.top), Math.abs(height * slid.d - entry.height)),
      ),
    }
  })
const nothing = { entry: 0, marker: 0 }

for (const path of paths) {
  test(`${path}: at any scroll position, only the entry of the section in the middle is current`, async ({
    page,
  }) => {
    await open(page, path)
    const end = await pageEnd(page)
    for (let step = 0; step <= 40; step++) {
      await stand(page, (end * step) / 40)
      await expectTruth(page, `${step}/40 of the page`)
      // At the end of the FAQ, what follows its questions has pushed the index out of view.
      if (step % 8 === 0 && step < 40) await expect(current(page)).toBeInViewport({ ratio: 0.9 }) // less a fraction of a pixel
    }
  })

  test(`${path}: exactly one entry is current throughout a long scroll`, async ({ page }) => {
    await open(page, path)
    await index(page).evaluate((nav) => {
      const counts = new Set<number>()
      new MutationObserver(() => counts.add(nav.querySelectorAll('[aria-current]').length)).observe(nav, {
        attributes: true,
        subtree: true,
        attributeFilter: ['aria-current'],
      })
      Object.assign(globalThis, { counts })
    })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await entries(page).first().click()
    await expect(entries(page).first()).toHaveAttribute('aria-current', 'location')
    expect(await page.evaluate(() => [...(globalThis as unknown as { counts: Set<number> }).counts])).toEqual(
      [1],
    )
  })

  test(`${path}: the last entry is current at the end of the page`, async ({ page }) => {
    await open(page, path)
    await stand(page, await pageEnd(page))
    await expect(entries(page).last()).toHaveAttribute('aria-current', 'location')
    await expect(current(page)).toHaveCount(1)
  })

  test(`${path}: the index keeps the current entry in view, with the green border beside it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 600 })
    await open(page, path)
    const end = await pageEnd(page)
    for (const part of [0.2, 0.5, 0.8, 0.4, 0]) {
      await stand(page, end * part)
      await expectTruth(page, `${part} of the page`)
      await expect.poll(() => misplaced(page)).toEqual(nothing)
    }
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    for (const height of [600, 900]) {
      test(`${path}: an entry is current after a jump to it in a window ${height} px high`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: 1440, height })
        await open(page, path)
        for (const entry of await entries(page).all()) {
          await entry.click()
          await expect(entry).toHaveAttribute('aria-current', 'location')
          await expectTruth(page, (await entry.textContent()) ?? '')
        }
      })
    }
  })
}

test('a smooth jump ends at the entry that was clicked', async ({ page }) => {
  await open(page, '/terms')
  const entry = entries(page).nth(19)
  await entry.click()
  await expect(page).toHaveURL(/#20$/)
  await expect(entry).toHaveAttribute('aria-current', 'location')
  await expect(page.locator('[id="20"]')).toBeInViewport()
  await expect.poll(() => misplaced(page)).toEqual(nothing)
})

test('the section named in the address is current', async ({ page }) => {
  for (const path of paths) {
    await open(page, `${path}#9`)
    await expect(entries(page).nth(8)).toHaveAttribute('aria-current', 'location')
    await expect.poll(() => misplaced(page)).toEqual(nothing)
    await expectTruth(page, path)
  }
})

test('Back makes the previous section current again', async ({ page }) => {
  await open(page, '/security')
  await entries(page).nth(4).click()
  await expect(entries(page).nth(4)).toHaveAttribute('aria-current', 'location')
  await entries(page).nth(15).click()
  await expect(entries(page).nth(15)).toHaveAttribute('aria-current', 'location')
  await page.goBack()
  await expect(entries(page).nth(4)).toHaveAttribute('aria-current', 'location')
  await expectTruth(page, 'after Back')
})

test('Back from another page restores the current section', async ({ page }) => {
  await open(page, '/terms#20')
  await expect(entries(page).nth(19)).toHaveAttribute('aria-current', 'location')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Questions/ })).toBeVisible()
  await expect(entries(page)).toHaveCount(17)
  await expectTruth(page, 'on the next page')
  await page.goBack()
  await expect(entries(page)).toHaveCount(26)
  await expectTruth(page, 'after Back')
})

test('the current entry is updated when the window is resized', async ({ page }) => {
  await open(page, '/terms#12')
  for (const [width, height] of [
    [1440, 500],
    [1100, 1300],
    [1024, 700],
    [1920, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectTruth(page, `${width} × ${height}`)
    await expect.poll(() => misplaced(page)).toEqual(nothing)
  }
})

test('the current entry is updated when questions above it open', async ({ page }) => {
  await open(page, '/faq')
  await stand(page, 2000)
  await expectTruth(page, 'all questions closed')
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none' // Safari has no scroll anchoring: nothing scrolls
    for (const question of document.querySelectorAll('details')) question.open = true
  })
  await expectTruth(page, 'all questions open')
})

test('the index scrolls itself, never the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await open(page, '/terms')
  const place = (await pageEnd(page)) / 2
  await stand(page, place)
  await expect.poll(() => index(page).evaluate((nav) => nav.scrollTop)).toBeGreaterThan(0)
  await expect.poll(() => misplaced(page)).toEqual(nothing)
  expect(await page.evaluate(() => scrollY)).toBeCloseTo(place, -1)
})

test('the green border slides by transform in 150 to 300 ms', async ({ page }) => {
  await open(page, '/terms')
  const { property, duration } = await transition(page)
  expect(property).toBe('transform')
  expect(duration).toBeGreaterThanOrEqual(0.15)
  expect(duration).toBeLessThanOrEqual(0.3)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the green border does not slide', async ({ page }) => {
    await open(page, '/terms')
    expect((await transition(page)).duration).toBe(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first entry is current, and entries lead to their sections', async ({ page }) => {
    for (const path of paths) {
      await page.goto(path)
      await expect(current(page)).toHaveCount(1)
      await expect(entries(page).first()).toHaveAttribute('aria-current', 'location')
      await entries(page).nth(9).click()
      await expect(page.locator('[id="10"]')).toBeInViewport()
    }
  })
})

test('the side index is hidden on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 834, height: 1100 })
  for (const path of paths) {
    await open(page, path)
    await expect(index(page)).toBeHidden()
  }
})

test('the side index lists every section of every policy', async ({ page }) => {
  const sections = {
    '/privacy-policy': 18,
    '/terms': 26,
    '/trust-and-security': 9,
    '/corporate-policies': 15,
    '/grievance-redressal-policy': 13,
    '/responsible-disclosure': 14,
    '/security': 19,
    '/faq': 17,
  }
  for (const [path, count] of Object.entries(sections)) {
    await page.goto(path)
    const targets = await entries(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(targets, path).toEqual(Array.from({ length: count }, (_, position) => `#${position + 1}`))
    for (const target of targets) await expect(page.locator(`[id="${target?.slice(1)}"]`)).toHaveCount(1)
  }
})

const transition = (page: Page) =>
  index(page)
    .getByRole('listitem')
    .first()
    .evaluate((item) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(item, '::before')
      return { property: transitionProperty, duration: Number.parseFloat(transitionDuration) }
    })
