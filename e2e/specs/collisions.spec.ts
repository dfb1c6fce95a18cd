import type { Locator } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'

interface Box {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Where the elements' text is, without the space around it. */
const boxesOf = (elements: Locator): Promise<readonly Box[]> =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { left, top, right, bottom } = range.getBoundingClientRect()
      return { text: element.textContent ?? '', left, top, right, bottom }
    }),
  )

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

for (const width of some([320, 360, 390, 834, 1440], 2))
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('the labels of a retried payout do not overlap', async ({ page }) => {
      await page.goto('/bridge-pay')
      const figure = page.getByRole('img', { name: 'A payout of ₹36,200' })
      const boxes = await boxesOf(figure.locator('span > svg + span'))
      expect(boxes.map(({ text }) => text)).toContain('Not paid')
      const collisions = boxes.flatMap((one, i) =>
        boxes
          .slice(i + 1)
          .filter((other) => meet(one, other))
          .map((other) => `${one.text} × ${other.text}`),
      )
      expect(collisions).toEqual([])
    })

    test('the arc of a transfer does not cross its approver’s name', async ({ page }) => {
      await page.goto('/bridge-connect')
      const figure = page.getByRole('img', { name: 'is to go from Bank B' })
      const struck = await figure.evaluate((drawing) => {
        const path = drawing.querySelector('path[d^="M0 40"]') as SVGPathElement
        const label = [...drawing.querySelectorAll('small')].find(
          ({ textContent }) => textContent === 'Farhan approves',
        ) as HTMLElement
        const box = label.getBoundingClientRect()
        const toScreen = path.getScreenCTM() as DOMMatrix
        return Array.from({ length: 101 }, (_, i) =>
          path.getPointAtLength((path.getTotalLength() * i) / 100).matrixTransform(toScreen),
        ).filter(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom).length
      })
      expect(struck).toBe(0)
      const [approver, ...others] = await boxesOf(figure.locator('span:has-text("Farhan") , div > p'))
      if (approver) expect(others.filter((other) => meet(approver, other))).toEqual([])
    })

    test('the closing headline keeps clear of its bridge', async ({ page }) => {
      await page.goto('/about')
      const [heading] = await boxesOf(page.getByRole('heading', { name: 'Talk to the people who build it' }))
      const bridge = await page.locator('section + div:has(> svg)').boundingBox()
      if (!heading || !bridge) throw new Error('the closing band must have a headline and a bridge')
      expect(heading.right < bridge.x || heading.bottom < bridge.y).toBe(true)
    })
  })
