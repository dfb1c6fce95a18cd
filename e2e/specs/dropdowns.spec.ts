import { expect, holdApp, hydrated, test } from '../support/fixtures.ts'
import { entry, trigger } from '../support/menus.ts'
import { open } from '../support/open.ts'

test('a menu opens on hover', async ({ page }) => {
  await open(page, '/terms')
  await expect(trigger(page, 'Products')).toHaveAttribute('aria-expanded', 'false')
  await trigger(page, 'Products').hover()
  await expect(entry(page, 'BridgePay')).toBeVisible()
  await expect(trigger(page, 'Products')).toHaveAttribute('aria-expanded', 'true')
})

test('a click on a hovered trigger keeps its menu open, and the next click closes it', async ({ page }) => {
  await open(page, '/terms')
  await trigger(page, 'Products').click()
  await expect(entry(page, 'BridgePay')).toBeVisible()
  await trigger(page, 'Products').click()
  await expect(entry(page, 'BridgePay')).toBeHidden()
  await expect(trigger(page, 'Products')).toHaveAttribute('aria-expanded', 'false')
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('a tap opens a menu and the next tap closes it', async ({ page }) => {
    await open(page, '/terms')
    await trigger(page, 'Products').tap()
    await expect(entry(page, 'BridgePay')).toBeVisible()
    await trigger(page, 'Products').tap()
    await expect(entry(page, 'BridgePay')).toBeHidden()
  })
})

test('one menu is open at a time', async ({ page }) => {
  await open(page, '/terms')
  await trigger(page, 'Products').click()
  await trigger(page, 'Company').click()
  await expect(entry(page, 'About')).toBeVisible()
  await expect(entry(page, 'BridgePay')).toBeHidden()
  await expect(trigger(page, 'Products')).toHaveAttribute('aria-expanded', 'false')
})

test('a menu closes 300 ms after the mouse has left it', async ({ page }) => {
  await page.clock.install()
  await open(page, '/terms')
  await page.clock.pauseAt(Date.now() + 60_000)
  await trigger(page, 'Products').hover()
  await entry(page, 'BridgePay').hover()
  await page.mouse.move(700, 800)
  await page.clock.runFor(299)
  await expect(entry(page, 'BridgePay')).toBeVisible()
  await page.clock.runFor(1)
  await expect(entry(page, 'BridgePay')).toBeHidden()
})

test('a menu stays open when the mouse returns in time', async ({ page }) => {
  await page.clock.install()
  await open(page, '/terms')
  await page.clock.pauseAt(Date.now() + 60_000)
  await trigger(page, 'Products').hover()
  await page.mouse.move(700, 800)
  await page.clock.runFor(200)
  await entry(page, 'BridgeCollect').hover()
  await page.clock.runFor(1000)
  await expect(entry(page, 'BridgeCollect')).toBeVisible()
})

test('a click outside closes a menu', async ({ page }) => {
  await open(page, '/terms')
  await trigger(page, 'Products').click()
  await page.mouse.click(1300, 700)
  await expect(entry(page, 'BridgePay')).toBeHidden()
})

test('Escape closes a menu and returns focus to its trigger', async ({ page }) => {
  await open(page, '/terms')
  await trigger(page, 'Products').focus()
  await page.keyboard.press('ArrowDown')
  await expect(entry(page, 'BridgePay')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(entry(page, 'BridgePay')).toBeHidden()
  await expect(trigger(page, 'Products')).toBeFocused()
})

test('Escape closes a menu under a resting pointer and keeps focus in the field being typed in', async ({
  page,
}) => {
  await open(page, '/faq')
  await hydrated(page)
  const field = page.getByRole('main').getByRole('searchbox')
  await field.click()
  await trigger(page, 'Products').hover()
  await expect(entry(page, 'BridgePay')).toBeVisible()
  await page.keyboard.type('ref')
  await page.keyboard.press('Escape')
  await expect(entry(page, 'BridgePay')).toBeHidden()
  await expect(field).toBeFocused()
})

test('Escape moves focus to the trigger if nothing has it', async ({ page }) => {
  await open(page, '/terms')
  await trigger(page, 'Products').hover()
  await expect(entry(page, 'BridgePay')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(trigger(page, 'Products')).toBeFocused()
})

test('arrow keys, Home and End move through a menu', async ({ page }) => {
  await open(page, '/terms')
  await trigger(page, 'Use Cases').focus()
  const walk = [
    ['ArrowDown', 'Small Business'],
    ['ArrowDown', 'Startup'],
    ['ArrowRight', 'Retail & E-commerce'],
    ['ArrowRight', 'Real Estate'],
    ['ArrowUp', 'Manufacturers'],
    ['ArrowLeft', 'Enterprise'],
    ['End', 'Consultants & Freelancers'],
    ['ArrowDown', 'Small Business'],
    ['ArrowUp', 'Consultants & Freelancers'],
    ['Home', 'Small Business'],
  ] as const
  for (const [key, name] of walk) {
    await page.keyboard.press(key)
    await expect(entry(page, name)).toBeFocused()
  }
})

test('Tab on the last link leaves a menu and closes it', async ({ page }) => {
  await open(page, '/terms')
  await trigger(page, 'Products').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await expect(trigger(page, 'Use Cases')).toBeFocused()
  await expect(entry(page, 'BridgePay')).toBeHidden()
})

test('a menu closes when one of its links is followed in the app', async ({ page }) => {
  await open(page, '/terms')
  await trigger(page, 'Resources').click()
  await entry(page, 'Blog').click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(entry(page, 'Blog')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('menus open and close by click, one at a time', async ({ page }) => {
    await page.goto('/terms')
    await trigger(page, 'Products').click()
    await expect(entry(page, 'BridgePay')).toBeVisible()
    await trigger(page, 'Company').click()
    await expect(entry(page, 'About')).toBeVisible()
    await expect(entry(page, 'BridgePay')).toBeHidden()
    await trigger(page, 'Company').click()
    await expect(entry(page, 'About')).toBeHidden()
  })
})

test('a menu opened before hydration stays open, and its trigger is marked as expanded', async ({ page }) => {
  const arrive = await holdApp(page)
  await page.goto('/terms', { waitUntil: 'commit' })
  await trigger(page, 'Products').click()
  await expect(entry(page, 'BridgePay')).toBeVisible()
  arrive()
  await hydrated(page)
  await expect(trigger(page, 'Products')).toHaveAttribute('aria-expanded', 'true')
  await expect(entry(page, 'BridgePay')).toBeVisible()
})
