import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { bar, entry, trigger } from '../support/menus.ts'
import { open } from '../support/open.ts'
import { some } from '../support/sample.ts'

async function panel(page: Page, menu: string) {
  return page.locator(`#${await trigger(page, menu).getAttribute('aria-controls')}`)
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
  test(`the menu ${name} has its entries, columns: ${columns}`, async ({ page }) => {
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

for (const width of some([1024, 1440, 2560])) {
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

test('the link to the current page is marked', async ({ page }) => {
  await open(page, '/trust-and-security')
  await trigger(page, 'Company').click()
  await expect(entry(page, 'Trust & Security')).toHaveAttribute('aria-current', 'page')
  await expect(entry(page, 'About')).not.toHaveAttribute('aria-current')
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

test('the bar is light on another page', async ({ page }) => {
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

for (const width of some([320, 390, 834, 1024, 1440, 2560], 2)) {
  test(`nothing overflows horizontally in a window ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/terms')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
}
