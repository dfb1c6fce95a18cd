import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/open.ts'
import { some } from '../support/sample.ts'
import {
  current,
  entries,
  expectTruth,
  index,
  misplaced,
  nothing,
  pageEnd,
  paths,
  stand,
} from '../support/side-index.ts'

for (const path of some(paths)) {
  test(`${path}: at any scroll position, only the entry of the section in the middle is current`, async ({
    page,
  }) => {
    await open(page, path)
    const end = await pageEnd(page)
    for (let step = 0; step <= 40; step++) {
      await stand(page, (end * step) / 40)
      await expectTruth(page, `${step}/40 of the page`)
      // At the end of the FAQ, what follows the questions has pushed the index out of view. The ratio allows
      // for fractions of a pixel.
      if (step % 8 === 0 && step < 40) await expect(current(page)).toBeInViewport({ ratio: 0.9 })
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
  for (const path of some(paths)) {
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
