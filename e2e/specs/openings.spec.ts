import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'

const products = ['/bridge-pay', '/bridge-collect', '/bridge-connect']

/** Runs in the page: inserts the opening again, and returns what then moves in it. */
function motionOnEntry() {
  const opening = document.querySelector('main header') as HTMLElement
  opening.replaceWith(opening)
  return document
    .getAnimations()
    .map(({ effect }) => effect as KeyframeEffect)
    .filter(({ target }) => opening.contains(target))
    .map((effect) => ({
      changes: effect
        .getKeyframes()
        .flatMap(Object.keys)
        .filter((name) => !/^(offset|computedOffset|easing|composite)$/.test(name)),
      ends: Number(effect.getComputedTiming().endTime),
      ofWords: Boolean(effect.target?.closest('[role=img]')) === false,
    }))
}

for (const path of some(products)) {
  for (const [width, height] of [
    [1280, 720],
    [390, 664],
  ] as const)
    test(`${path} shows its headline, lead and button immediately in a ${width} × ${height} window`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      const opening = page.locator('main header')
      for (const words of ['h1', 'h1 + p', 'a'])
        await expect(opening.locator(words)).toBeInViewport({ ratio: 1 })
    })

  test(`the opening of ${path} moves once, for at most 1.1 s, and its words never move`, async ({ page }) => {
    await page.goto(path)
    const motion = await page.evaluate(motionOnEntry)
    expect(motion.length).toBeGreaterThan(0)
    for (const { changes, ends, ofWords } of motion) {
      expect(changes.filter((name) => !/^(transform|opacity|clipPath)$/.test(name))).toEqual([])
      expect(ends).toBeLessThanOrEqual(1100)
      expect(ofWords).toBe(false)
    }
  })

  test(`the opening of ${path} does not move under reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    expect(await page.evaluate(motionOnEntry)).toEqual([])
  })
}

/**
 * Runs in the page: for each payment's line, how far its start is from the payment's edge, and its end from the invoice
 * that the payment closes, in px.
 */
function misses(): (readonly number[])[] {
  const opening = document.querySelector('main header') as HTMLElement
  const middles = new Map(
    [...opening.querySelectorAll('b')].map((name) => {
      const row = name.parentElement?.getBoundingClientRect() ?? new DOMRect()
      return [name.textContent, (row.top + row.bottom) / 2] as const
    }),
  )
  const payments = [...opening.querySelectorAll('div:has(> time)')]
  return [...opening.querySelectorAll('svg[preserveAspectRatio] > path')].flatMap((path, i) => {
    const line = path as SVGPathElement
    const number = payments[i]?.textContent?.match(/Closes (\d+):/)?.[1]
    const [start, end] = [0, line.getTotalLength()].map((at) =>
      line.getPointAtLength(at).matrixTransform(line.getScreenCTM() as DOMMatrix),
    )
    if (!number || !start || !end) return []
    const edge = payments[i]?.getBoundingClientRect().bottom ?? 0
    return [[start.y - edge, end.y - (middles.get(number) ?? 0)].map((miss) => Math.round(Math.abs(miss)))]
  })
}

/** Runs in the page: how far above the stack of balances the cash line begins, and where it ends, in px. */
function cashLine() {
  const line = document.querySelector<SVGPathElement>('main header path.line')
  const stack = document.querySelector('main header i')?.getBoundingClientRect().top ?? 0
  const [start, end] = [0, line?.getTotalLength()].map((at) =>
    line?.getPointAtLength(at ?? 0).matrixTransform(line.getScreenCTM() ?? undefined),
  )
  return { above: stack - (start?.y ?? 0), ends: end?.x ?? 0 }
}

const still = async (page: Page, path: string) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
}

for (const width of some([834, 1024, 1440, 2560]))
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('each payment’s line runs from the payment to the invoice that it closes', async ({ page }) => {
      await still(page, '/bridge-collect')
      const found = await page.evaluate(misses)
      expect(found).toHaveLength(5)
      expect(Math.max(...found.flat())).toBeLessThanOrEqual(1)
    })

    test('the stack of balances reaches the start of the cash line', async ({ page }) => {
      await still(page, '/bridge-connect')
      const { above, ends } = await page.evaluate(cashLine)
      expect(Math.abs(above)).toBeLessThanOrEqual(1)
      expect(ends).toBeCloseTo(width, -1)
    })

    test('the batch’s cells run from edge to edge, and none is under the words', async ({ page }) => {
      await still(page, '/bridge-pay')
      const words = await page.locator('main header > :first-child').boundingBox()
      const cells = await page.locator('main header i').evaluateAll((all) =>
        all.map((cell) => {
          const { left, right, top } = cell.getBoundingClientRect()
          return { left, right, top }
        }),
      )
      const end = { x: (words?.x ?? 0) + (words?.width ?? 0), y: (words?.y ?? 0) + (words?.height ?? 0) }
      expect(cells).toHaveLength(211)
      expect(Math.min(...cells.map(({ left }) => left))).toBeLessThan(1)
      expect(Math.max(...cells.map(({ right }) => right))).toBeGreaterThan(width - 2)
      expect(cells.filter(({ left, top }) => left < end.x - 1 && top < end.y - 1)).toEqual([])
    })
  })
