import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'
import { trades } from '../support/trades.ts'

/**
 * Runs in the page, for the thread between the paper and the ledger, in px: how far its start is from the nearer end of
 * the stitches, how far its end is from the nearer end of its row in the ledger, and how far its first ring is above or
 * below the middle of the cell beside it.
 */
function threadEnds() {
  const desk = document.querySelector('main header [role=img]')
  const path = desk?.querySelector<SVGPathElement>(':scope > :last-child path')
  const line = desk?.querySelector<SVGLineElement>('[data-row=stitched] svg line')
  const ring = desk?.querySelector(':scope > :last-child circle')?.getBoundingClientRect()
  const cells = [...(desk?.querySelectorAll('[data-row=stitched] > span[data-is]') ?? [])]
    .filter((cell) => cell.checkVisibility())
    .map((cell) => cell.getBoundingClientRect())
  const row = desk?.querySelector('[data-stitched]')?.getBoundingClientRect()
  if (!path || !line || !ring || !row) throw new Error('the opening must have a thread')
  const placed = (drawn: SVGGeometryElement, length: number) =>
    drawn.getPointAtLength(length).matrixTransform(drawn.getScreenCTM() ?? undefined)
  const apart = (one: DOMPoint, other: { x: number; y: number }) =>
    Math.hypot(one.x - other.x, one.y - other.y)
  const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2
  const away = (cell: DOMRect) => Math.min(Math.abs(cell.left - ring.right), Math.abs(cell.right - ring.left))
  const beside = cells.reduce((one, other) => (away(other) < away(one) ? other : one))
  const [start, end] = [placed(path, 0), placed(path, path.getTotalLength())]
  const stitches = [placed(line, 0), placed(line, line.getTotalLength())]
  const edges = [row.left, row.right].map((x) => ({ x, y: middle(row) }))
  return {
    fromStitches: Math.min(...stitches.map((at) => apart(start, at))),
    fromRow: Math.min(...edges.map((at) => apart(end, at))),
    ringFromMiddle: Math.abs(middle(ring) - middle(beside)),
  }
}

const desk = (page: Page) => page.locator('main header [role=img]')

/** Waits until the thread's animations have ended. */
const drawn = (page: Page) =>
  desk(page).evaluate((desk) =>
    Promise.all(desk.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )

for (const trade of some(trades, 2))
  test(`on /${trade} the thread leads from the stitched line to the middle of its row`, async ({ page }) => {
    for (const width of [1280, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/${trade}`)
      await drawn(page)
      const { fromStitches, fromRow, ringFromMiddle } = await page.evaluate(threadEnds)
      expect.soft(fromStitches, `from the end of its stitches, at ${width} px`).toBeLessThan(4)
      expect.soft(fromRow, `from its row’s middle, at ${width} px`).toBeLessThan(1)
      expect.soft(ringFromMiddle, `from the line’s middle, at ${width} px`).toBeLessThan(3)
    }
  })

for (const [width, height] of [
  [1280, 720],
  [390, 664],
] as const)
  test(`a ${width} × ${height} window shows each trade’s headline, lead and button, and if wide, the thread’s end`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    for (const trade of trades) {
      await page.goto(`/${trade}`)
      const words = page.locator('main header')
      for (const part of [words.locator('h1'), words.locator('div + div > p').first()])
        await expect.soft(part, trade).toBeInViewport({ ratio: 1 })
      await expect.soft(words.getByRole('link', { name: 'Get Started' }), trade).toBeInViewport({ ratio: 1 })
      if (width > 1000)
        await expect.soft(desk(page).locator('[data-stitched]'), trade).toBeInViewport({ ratio: 1 })
    }
  })

for (const trade of ['startup', 'sme', 'retail-and-e-commerce', 'professional-services'])
  test(`on a phone, the first screen of /${trade} shows the stitched line`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/${trade}`)
    await expect(desk(page).locator('[data-row=stitched] [data-is=net]')).toBeInViewport({ ratio: 1 })
  })

test('a headline across an open book has a clause on each page, and is one heading', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/small-business')
  const title = page.getByRole('heading', { level: 1, name: 'Shutter down, till tallied' })
  const [left, right] = await title
    .locator('> span')
    .evaluateAll((clauses) => clauses.map((clause) => clause.getBoundingClientRect()))
  const sheet = await page.locator('main header [role=img] > :first-child').boundingBox()
  const fold = (sheet?.x ?? 0) + (sheet?.width ?? 0)
  expect(left?.right).toBeLessThanOrEqual(fold)
  expect(right?.left).toBeGreaterThan(fold)
  expect(right?.top).toBe(left?.top)
})

for (const trade of some(trades, 2))
  test(`on /${trade}, pointing at a line of the paper or at its ledger row highlights both`, async ({
    page,
  }) => {
    await page.goto(`/${trade}`)
    const groundOf = (row: Locator) => row.evaluate((row) => getComputedStyle(row).backgroundColor)
    const numbers = await desk(page)
      .locator('[data-n]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-n')))
    const half = numbers.length / 2
    expect(numbers.slice(half)).toEqual(numbers.slice(0, half))
    const last = desk(page).locator(`[data-n="${numbers.at(-1)}"]`)
    const [line, row] = [last.first(), last.last()]
    await page.mouse.move(0, 0)
    const before = [await groundOf(line), await groundOf(row)]
    await row.hover()
    await expect.poll(() => groundOf(line)).not.toBe(before[0])
    await line.locator('span').first().hover()
    await expect.poll(() => groundOf(row)).not.toBe(before[1])
  })

/** Runs in the page: when each animation of the opening ends, in ms, and the words in the element that it moves. */
const arriving = (desk: Element) =>
  desk.getAnimations({ subtree: true }).map(({ effect }) => {
    const { target, pseudoElement } = effect as KeyframeEffect
    const end = Number(effect?.getComputedTiming().endTime)
    return { end, words: pseudoElement ? '' : target?.textContent }
  })

test('the thread runs once, within 900 ms, and no words move', async ({ page }) => {
  await page.goto('/healthcare')
  const again = await desk(page).evaluateHandle((desk) => {
    const copy = desk.cloneNode(true) as Element
    desk.replaceWith(copy)
    return copy
  })
  const parts = await again.evaluate(arriving)
  expect(parts.map(({ end }) => end).toSorted()).toEqual([350, 600, 750, 850])
  expect(parts.map(({ words }) => words)).toEqual(['', '', '', ''])
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the thread is drawn even without motion', async ({ page }) => {
    await page.goto('/healthcare')
    expect(await desk(page).evaluate(arriving)).toEqual([])
  })
})
