import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'

const hero = (page: Page) => page.locator('main section').first()
const bankSwitch = (page: Page) => page.getByRole('switch', { name: 'Take Bank A down' })
const ledger = (page: Page) => page.getByRole('table', { name: '₹36,200 to Sunita Rao' })
const link = (page: Page, name: string) => hero(page).getByRole('link', { name })

for (const [width, height] of some(
  [
    [360, 640],
    [390, 844],
    [834, 1112],
    [1280, 640],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
  ],
  2,
))
  test(`the hero fills the first screen at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const { bottom } = await hero(page).evaluate((section) => section.getBoundingClientRect())
    expect(bottom).toBeGreaterThanOrEqual(height)
    if (width >= 834) expect(bottom).toBeLessThanOrEqual(height * 1.1) // a wider fallback font needs more height
    for (const control of [bankSwitch(page), link(page, 'Get Started')])
      await expect(control).toBeInViewport({ ratio: 1 })
    await expect(hero(page).getByText('Sunita Rao', { exact: true })).toBeInViewport({ ratio: 1 })
    const isSmallPhone = width === 360
    if (!isSmallPhone) await expect(ledger(page)).toBeInViewport({ ratio: 1 })
  })

for (const width of some([320, 390, 834, 1024, 1440, 1920, 2560], 2))
  test(`the headline takes two lines at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const title = page.getByRole('heading', { level: 1 })
    const lines = await title.evaluate((title) => {
      const { fontSize } = getComputedStyle(title)
      return Math.round(title.getBoundingClientRect().height / (1.02 * Number.parseFloat(fontSize)))
    })
    expect(lines).toBe(2)
    expect(await title.evaluate((title) => title.scrollWidth - title.clientWidth)).toBe(0)
  })

for (const width of some([360, 834, 1280, 1440]))
  test(`the headline and the word below it have the same leading at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    const [first = 0, second = 0, word = 0] = await hero(page)
      .locator('hgroup span')
      .evaluateAll((lines) =>
        lines.map((line) => {
          const strut = line.appendChild(document.createElement('i'))
          strut.style.display = 'inline-block'
          return strut.getBoundingClientRect().bottom
        }),
      )
    expect(Math.abs(word - second - (second - first))).toBeLessThan(1)
  })

for (const width of some([320, 360, 390]))
  test(`the total’s label keeps clear of its amount at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    const total = ledger(page).getByRole('row', { name: /^Left your accounts/ })
    const [name, sum] = await total.locator('th, td:nth-child(2) [data-at=up]').evaluateAll((cells) =>
      cells.map((cell) => {
        const text = document.createRange()
        text.selectNodeContents(cell)
        return text.getBoundingClientRect()
      }),
    )
    expect((sum?.left ?? 0) - (name?.right ?? 0)).toBeGreaterThanOrEqual(8)
  })

for (const [width, height] of some(
  [
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
  ],
  2,
))
  test(`at ${width} px, the logo, the headline, the switch and the ledger align with the column`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const box = async (at: ReturnType<Page['locator']>) => {
      const { x = 0, width = 0 } = (await at.boundingBox()) ?? {}
      return { left: Math.round(x), right: Math.round(x + width) }
    }
    const column = await box(page.getByRole('heading', { name: /^One stack/ }).locator('..'))
    const gutter = await page.evaluate(
      () => 2.5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    )
    const left = column.left + gutter
    expect((await box(page.getByRole('heading', { level: 1 }))).left).toBe(left)
    expect((await box(bankSwitch(page).locator('..'))).left).toBe(left)
    expect((await box(page.getByRole('banner').getByRole('link', { name: 'Bridge' }))).left).toBe(left)
    expect((await box(ledger(page))).right).toBe(column.right - gutter)
  })

test('at 390 px, the switch’s message fits on one line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  const box = await hero(page).getByRole('status').boundingBox()
  expect(box?.height).toBeLessThan(25)
})

test('beside the text, the ledger ends level with the buttons', async ({ page }) => {
  await page.goto('/')
  const button = await link(page, 'Book a Demo').boundingBox()
  const table = await ledger(page).boundingBox()
  if (!(button && table)) throw new Error('the hero must show its buttons and its ledger')
  expect(Math.abs(table.y + table.height - (button.y + button.height))).toBeLessThanOrEqual(2)
})

test('the focus ring of the switch does not touch the status', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    await page.keyboard.press('Tab')
    await bankSwitch(page).focus()
    const ring = await bankSwitch(page).locator('xpath=..').boundingBox()
    const text = await hero(page).getByRole('status').locator('[data-at=up]').boundingBox()
    if (!(ring && text)) throw new Error('the hero must show its switch and its status')
    const reach = 6 // outline and offset
    const isApart = text.y >= ring.y + ring.height + reach || text.x >= ring.x + ring.width + reach
    expect(isApart, `at ${width} px`).toBe(true)
  }
})

test('the home page does not scroll horizontally at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

for (const [width, height] of some(
  [
    [1024, 768],
    [1024, 840],
    [1280, 720],
    [1440, 800],
  ],
  2,
))
  test(`at ${width} × ${height}, the spans’ names are visible, and the buttons are below the deck`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const deck = await page.locator('main svg.wide').evaluate((drawing) => {
      const { top, width } = drawing.getBoundingClientRect()
      const { y, width: units } = (drawing as SVGSVGElement).viewBox.baseVal
      return top - (y * width) / units
    })
    const down = await hero(page).getByRole('link', { name: 'Go to our products' }).boundingBox()
    expect(down?.y).toBeGreaterThan(deck + 9) // the deck's depth
    for (const name of ['IMPS by Bank A', 'IMPS by Bank B'])
      await expect(page.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 })
    const label = await page.getByText('IMPS by Bank B', { exact: true }).boundingBox()
    const pause = await hero(page).getByRole('checkbox', { name: 'Pause the motion' }).boundingBox()
    if (!(label && pause)) throw new Error('the hero must show its names and its buttons')
    const isApart = pause.x > label.x + label.width || pause.y > label.y + label.height
    expect(isApart, 'the name and the buttons do not overlap').toBe(true)
  })

test('on a phone whose browser shows toolbars, Bank A’s row and Bank B’s state are visible without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  await expect(ledger(page).getByRole('row', { name: /^Bank A/ })).toBeInViewport({ ratio: 1 })
  await expect(ledger(page).getByText('Idle')).toBeInViewport({ ratio: 1 })
})
