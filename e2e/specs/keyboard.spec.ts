import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/fixtures.ts'

/** Presses Tab until the element has the focus, as a visitor without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab must reach the element')
}

/** The element's focus ring. */
const ring = (target: Locator) =>
  target.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return `${outlineStyle} ${outlineWidth}`
  })

test('the menu leads from the top of the page to a use case by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const trigger = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Use Cases' })
  await tabTo(page, trigger)
  expect(await ring(trigger)).toBe('solid 3px')
  await page.keyboard.press('Enter')
  await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  await tabTo(page, page.getByRole('link', { name: /^Healthcare/ }).first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/healthcare')
  await expect(trigger).toHaveAttribute('aria-expanded', 'false')
})

test('the steps of a product can be selected by keyboard alone', async ({ page }) => {
  await page.goto('/bridge-pay')
  await hydrated(page)
  const tabs = page.getByRole('tablist', { name: 'How it Works' }).getByRole('tab')
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await tabTo(page, page.getByRole('tab', { selected: true }))
  await page.keyboard.press('End')
  await expect(tabs.last()).toBeFocused()
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true')
  expect(await ring(tabs.last())).toBe('solid 3px')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tablist').locator(':focus')).toHaveCount(0)
})

test('a question in the FAQ opens and closes by keyboard alone', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  const question = page.locator('summary', { hasText: 'What is Bridge?' })
  await tabTo(page, question)
  expect(await ring(question)).toBe('solid 3px')
  await page.keyboard.press('Enter')
  await expect(page.locator('details', { has: question })).toHaveAttribute('open')
  await page.keyboard.press('Space')
  await expect(page.locator('details', { has: question })).not.toHaveAttribute('open')
})

test('the home page’s motion can be paused by keyboard, and stays paused', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const stop = page.getByRole('checkbox', { name: 'Pause the motion' })
  await tabTo(page, stop)
  await page.keyboard.press('Space')
  await expect(stop).toBeChecked()
  await page.keyboard.press('Tab')
  const moving = page.locator('main section').first().locator('.packet, hgroup p > span')
  const states = () =>
    moving.evaluateAll((all) => all.map((element) => getComputedStyle(element).animationPlayState))
  expect((await states()).length).toBeGreaterThan(2)
  expect(new Set(await states())).toEqual(new Set(['paused']))
})

test.describe('on a phone with a keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the drawer and its accordions work by keyboard alone', async ({ page }) => {
    await page.goto('/about')
    await hydrated(page)
    await tabTo(page, page.getByRole('button', { name: 'Open menu' }))
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer).toBeVisible()
    await tabTo(page, drawer.locator('summary', { hasText: 'Company' }))
    await page.keyboard.press('Enter')
    await tabTo(page, drawer.getByRole('link', { name: /^Careers/ }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/careers')
    await expect(drawer).toBeHidden()
  })
})
