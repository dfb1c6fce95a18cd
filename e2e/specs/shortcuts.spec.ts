import type { Page } from '@playwright/test'
import { expect, holdApp, hydrated, test } from '../support/fixtures.ts'

/** The browser's own shortcuts, such as Alt+Left for Back, must work regardless of where focus is. */
const shortcuts = [
  'Alt+ArrowLeft',
  'Alt+ArrowRight',
  'Control+Home',
  'Control+End',
  'Meta+ArrowLeft',
  'Meta+ArrowUp',
]

async function taken(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    Object.assign(window, { keys: [] })
    addEventListener('keydown', (event) => {
      const { keys } = window as unknown as { keys: string[] }
      if (event.defaultPrevented) keys.push(event.key)
    })
    // A key press whose propagation the page stops does not reach this listener.
    addEventListener('keydown', ({ key }) => (window as unknown as { keys: string[] }).keys.push(`+${key}`))
  })
  for (const shortcut of shortcuts) await page.keyboard.press(shortcut)
  const arrived = await page.evaluate(() => (window as unknown as { keys: string[] }).keys)
  const expected = shortcuts.flatMap((shortcut) => shortcut.split('+').map((key) => `+${key}`))
  return [
    ...arrived.filter((key) => !key.startsWith('+')),
    ...expected.filter((key) => !arrived.includes(key)),
  ]
}

test('the browser’s shortcuts work on a tab, before and after its code has loaded', async ({ page }) => {
  const bring = await holdApp(page)
  await page.goto('/bridge-pay')
  const tab = page.getByRole('tab').first()
  await tab.focus()
  expect(await taken(page), 'before the code').toEqual([])
  bring()
  await hydrated(page)
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await tab.focus()
  expect(await taken(page), 'with the code').toEqual([])
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

test('the browser’s shortcuts work in an open menu', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Products' }).focus()
  await page.keyboard.press('ArrowDown')
  const link = page.getByRole('link', { name: /^BridgePay/ }).first()
  await expect(link).toBeFocused()
  expect(await taken(page)).toEqual([])
  await expect(link).toBeFocused()
})
