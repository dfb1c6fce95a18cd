import type { Page } from '@playwright/test'
import { expect, holdApp, hydrated, test } from '../support/fixtures.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const trigger = (page: Page, menu: string) => bar(page).getByRole('button', { name: menu, exact: true })
const entry = (page: Page, name: string) => bar(page).getByRole('link', { name: new RegExp(`^${name} `) })

async function panel(page: Page, menu: string) {
  return page.locator(`#${await trigger(page, menu).getAttribute('aria-controls')}`)
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

const menus = [
  { name: 'Products', columns: 3, links: ['/bridge-pay', '/bridge-collect', '/bridge-connect'] },
  {
    name: 'Use Cases',
    columns: 4,
    links: [
      '/small-business',
      '/startup',
      '/sme',
      '/enterprise',
      '/retail-and-e-commerce',
      '/software-and-tech',
      '/manufacturers',
      '/real-estate',
      '/healthcare',
      '/hospitality',
      '/professional-services',
      '/consultant-and-freelancers',
    ],
  },
  {
    name: 'Company',
    columns: 2,
    links: ['/about', '/mission', '/careers', '/trust-and-security', '/corporate-policies', '/contact'],
  },
  { name: 'Resources', columns: 1, links: ['/blog'] },
]

for (const { name, columns, links } of menus) {
  test(`${name} has its entries in ${columns} columns`, async ({ page }) => {
    await open(page, '/terms')
    await trigger(page, name).click()
    const content = await panel(page, name)
    const lists = await content.getByRole('list').all()
    const lefts = await Promise.all(lists.map(async (list) => (await list.boundingBox())?.x))
    expect(new Set(lefts).size).toBe(columns)
    const targets = await content
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(targets).toEqual(links)
  })
}

test('Support is an entry without a link', async ({ page }) => {
  await open(page, '/terms')
  await trigger(page, 'Resources').click()
  await expect(bar(page).getByText('Support', { exact: true })).toBeVisible()
  await expect(entry(page, 'Support')).toHaveCount(0)
})

test('Integrations is a plain link', async ({ page }) => {
  await open(page, '/terms')
  await expect(bar(page).getByRole('link', { name: 'Integrations' })).toHaveAttribute('href', '/')
})

test('the logo leads home and Get Started to the contact page', async ({ page }) => {
  await open(page, '/terms')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Bridge', exact: true })).toHaveAttribute('href', '/')
  await expect(banner.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/contact')
})

test('a menu opens on hover', async ({ page }) => {
  await open(page, '/terms')
  await expect(trigger(page, 'Products')).toHaveAttribute('aria-expanded', 'false')
  await trigger(page, 'Products').hover()
  await expect(entry(page, 'BridgePay')).toBeVisible()
  await expect(trigger(page, 'Products')).toHaveAttribute('aria-expanded', 'true')
})

test('a click on a hovered trigger keeps its menu open, and the next click closes it', async ({
  page,
}) => {
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

test('Escape closes a menu and returns the focus to its trigger', async ({ page }) => {
  await open(page, '/terms')
  await trigger(page, 'Products').focus()
  await page.keyboard.press('ArrowDown')
  await expect(entry(page, 'BridgePay')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(entry(page, 'BridgePay')).toBeHidden()
  await expect(trigger(page, 'Products')).toBeFocused()
})

test('arrow keys, Home and End move through a menu', async ({ page }) => {
  await open(page, '/terms')
  await trigger(page, 'Use Cases').focus()
  const walk = [
    ['ArrowDown', 'Small Business'],
    ['ArrowDown', 'Startup'],
    ['ArrowRight', 'Software & Tech'],
    ['ArrowRight', 'Healthcare'],
    ['ArrowUp', 'Real Estate'],
    ['ArrowLeft', 'Retail & E-commerce'],
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

for (const width of [1024, 1440, 2560]) {
  test(`every menu sits under its trigger in a window ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/terms')
    for (const { name } of menus) {
      await trigger(page, name).click()
      const above = await trigger(page, name).boundingBox()
      const below = await (await panel(page, name)).boundingBox()
      if (!above || !below) throw new Error(`${name} must be visible`)
      expect(below.y).toBeGreaterThan(above.y + above.height / 2)
      expect(below.y).toBeLessThanOrEqual(above.y + above.height)
      const middle = above.x + above.width / 2
      expect(middle).toBeGreaterThan(below.x)
      expect(middle).toBeLessThan(below.x + below.width)
      expect(below.x).toBeGreaterThanOrEqual(0)
      expect(below.x + below.width).toBeLessThanOrEqual(width)
    }
  })
}

test('a menu closes when one of its links is followed in the app', async ({ page }) => {
  await open(page, '/terms')
  await trigger(page, 'Resources').click()
  await entry(page, 'Blog').click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(entry(page, 'Blog')).toBeHidden()
})

test('the link to the current page is marked', async ({ page }) => {
  await open(page, '/trust-and-security')
  await trigger(page, 'Company').click()
  await expect(entry(page, 'Trust & Security')).toHaveAttribute('aria-current', 'page')
  await expect(entry(page, 'About')).not.toHaveAttribute('aria-current')
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

/** Lightness of the bar's background, from 0 (black) to 255. */
const ground = (page: Page) =>
  page.getByRole('banner').evaluate((bar) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
    canvas.fillStyle = getComputedStyle(bar).backgroundColor
    canvas.fillRect(0, 0, 1, 1)
    return canvas.getImageData(0, 0, 1, 1).data[1] as number
  })
const shadow = (page: Page) => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).boxShadow)

test('the bar is dark on the home page until the page is scrolled', async ({ page }) => {
  await open(page, '/')
  expect(await ground(page)).toBeLessThan(40)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => ground(page)).toBeGreaterThan(200)
  await page.mouse.wheel(0, -200)
  await expect.poll(() => ground(page)).toBeLessThan(40)
})

test('the bar is light on every other page', async ({ page }) => {
  await open(page, '/terms')
  expect(await ground(page)).toBeGreaterThan(200)
})

test('the bar casts a shadow once the page is scrolled', async ({ page }) => {
  await open(page, '/terms')
  expect(await shadow(page)).toBe('none')
  await page.mouse.wheel(0, 2)
  await expect.poll(() => shadow(page)).not.toBe('none')
})

test('the bar stays at the top of the window', async ({ page }) => {
  await open(page, '/terms')
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
})

test('the first Tab offers to skip to the content', async ({ page }) => {
  await open(page, '/terms')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

for (const width of [320, 390, 834, 1024, 1440, 2560]) {
  test(`nothing overflows sideways in a window ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/terms')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
}
