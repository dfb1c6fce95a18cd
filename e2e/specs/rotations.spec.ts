import { expect, test } from '../support/fixtures.ts'
import {
  bringIn,
  panel,
  progress,
  rotations,
  selected,
  started,
  stillAt,
  tab,
  tileNames,
  tilesAt,
} from '../support/rotation.ts'
import { some } from '../support/sample.ts'

for (const { path, name, tabs } of some(rotations))
  test(`${path}: '${name}' gives each of its ${tabs.length} tabs five seconds, and starts over`, async ({
    page,
  }) => {
    await stillAt(page, path)
    const list = page.getByRole('tablist', { name })
    await bringIn(list)
    await expect(list.getByRole('tab')).toHaveText(tabs.map((text) => new RegExp(`${text}$`)))
    await started(list, tabs[0])
    for (const [i, current] of tabs.entries()) {
      await expect(selected(list)).toHaveAccessibleName(current)
      await expect(panel(page, current)).toBeVisible()
      await page.clock.runFor(100)
      expect(await progress(list)).toBe(2)
      await page.clock.runFor(4800)
      expect(await progress(list)).toBe(98)
      await expect(selected(list)).toHaveAccessibleName(current)
      await page.clock.runFor(100)
      await expect(selected(list)).toHaveAccessibleName(tabs[(i + 1) % tabs.length] as string)
      await expect(panel(page, current)).toBeHidden()
    }
  })

test('a click selects a tab and gives it its full time', async ({ page }) => {
  const list = await tilesAt(page)
  await page.clock.runFor(3000)
  await tab(list, 'Compliance built in').click()
  await expect(selected(list)).toHaveAccessibleName('Compliance built in')
  await expect(panel(page, 'Compliance built in')).toContainText('KYC and AML checks')
  expect(await progress(list)).toBe(0)
  await started(list, 'Compliance built in')
  await page.clock.runFor(4900)
  await expect(selected(list)).toHaveAccessibleName('Compliance built in')
  await page.clock.runFor(100)
  await expect(selected(list)).toHaveAccessibleName('Controls for teams')
})

test('a click on the selected tab restarts its timer', async ({ page }) => {
  const list = await tilesAt(page)
  await page.clock.runFor(3000)
  expect(await progress(list)).toBe(60)
  await selected(list).click()
  expect(await progress(list)).toBe(0)
})

test('arrow keys, Home and End select tabs, wrap around and move the focus', async ({ page }) => {
  const list = await tilesAt(page)
  await selected(list).focus()
  for (const [key, name] of [
    ['ArrowRight', 'Smart routing'],
    ['ArrowDown', 'Automatic reconciliation'],
    ['ArrowUp', 'Smart routing'],
    ['ArrowLeft', 'Unified API'],
    ['ArrowLeft', 'Controls for teams'],
    ['ArrowRight', 'Unified API'],
    ['End', 'Controls for teams'],
    ['Home', 'Unified API'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(selected(list)).toHaveAccessibleName(name)
    await expect(selected(list)).toBeFocused()
    await expect(panel(page, name)).toBeVisible()
  }
  await expect(list.locator('[tabindex="0"]')).toHaveCount(1)
})

test('nothing below moves when the tab changes', async ({ page }) => {
  const list = await tilesAt(page)
  const below = page.getByRole('heading', { name: 'How Bridge compares' })
  const before = await below.boundingBox()
  for (let turns = 0; turns < tileNames.length; turns++) {
    await page.clock.runFor(5000)
    expect(await below.boundingBox()).toEqual(before)
  }
  await expect(selected(list)).toHaveAccessibleName('Unified API')
})

test.describe('a rotation pauses', () => {
  test('while the pointer is on its tabs or its panel', async ({ page }) => {
    const list = await tilesAt(page)
    await page.clock.runFor(1000)
    for (const rest of [selected(list), panel(page, 'Unified API')]) {
      await rest.hover()
      await page.clock.runFor(20_000)
      expect(await progress(list)).toBe(20)
    }
    await page.mouse.move(0, 0)
    await page.clock.runFor(4000)
    await expect(selected(list)).toHaveAccessibleName('Smart routing')
  })

  test('while it has the focus', async ({ page }) => {
    const list = await tilesAt(page)
    await selected(list).focus()
    await page.clock.runFor(20_000)
    expect(await progress(list)).toBe(0)
    await selected(list).blur()
    await page.clock.runFor(5000)
    await expect(selected(list)).toHaveAccessibleName('Smart routing')
  })

  test('while it is off screen', async ({ page }) => {
    const list = await tilesAt(page)
    await page.clock.runFor(1000)
    await bringIn(page.getByRole('heading', { level: 1 }))
    await page.clock.runFor(20_000)
    expect(await progress(list)).toBe(20)
    await bringIn(list)
    await page.clock.runFor(4000)
    await expect(selected(list)).toHaveAccessibleName('Smart routing')
  })

  test('while its browser tab is hidden', async ({ page }) => {
    const list = await tilesAt(page)
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }))
    await page.clock.runFor(20_000)
    expect(await progress(list)).toBe(0)
    await page.evaluate(() => Reflect.deleteProperty(document, 'hidden'))
    await page.clock.runFor(5000)
    await expect(selected(list)).toHaveAccessibleName('Smart routing')
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing rotates, and every tab can be selected', async ({ page }) => {
    const list = await tilesAt(page)
    await page.clock.runFor(20_000)
    await expect(selected(list)).toHaveAccessibleName('Unified API')
    expect(await progress(list)).toBe(0)
    await tab(list, 'Smart routing').click()
    await expect(panel(page, 'Smart routing')).toBeVisible()
  })
})
