import type { Page } from '@playwright/test'
import { expect, footerLink, hydrated, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'

/** A visitor who presses again right after following a link starts at the top of the next page. */

test.use({ viewport: { width: 390, height: 844 } })

for (const gap of some([40, 150, 300]))
  test(`a second click ${gap} ms after the first is ignored: the next page starts at its top`, async ({
    page,
  }) => {
    for (const link of await linksAtTheEnd(page)) {
      await page.mouse.move(link.x, link.y)
      await page.waitForTimeout(300) // like a real hover, which prefetches the page
      await page.mouse.click(link.x, link.y, { clickCount: 2, delay: gap / 2 })
      await expect.poll(() => new URL(page.url()).pathname).toBe(link.pathname)
      await page.waitForTimeout(700)
      expect.soft(new URL(page.url()).pathname).toBe(link.pathname)
      expect.soft(await page.evaluate(() => scrollY), link.pathname).toBe(0)
      expect.soft(await page.evaluate(() => String(getSelection())), link.pathname).toBe('')
      await linksAtTheEnd(page)
    }
  })

/** Opens a long page and returns where its last article links are. */
async function linksAtTheEnd(page: Page) {
  await page.goto('/blog/gst-2-0-slab-reform')
  await hydrated(page)
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/blog/"]')].slice(-2)
    links.at(-1)?.scrollIntoView({ block: 'center', behavior: 'instant' })
    return links.map((link) => {
      const { left, top, width, height } = link.getBoundingClientRect()
      return { pathname: link.pathname, x: left + width / 2, y: top + height / 2 }
    })
  })
}

for (const [key, least, most] of some([
  ['PageDown', 0, 900],
  ['Space', 0, 900],
  ['ArrowDown', 0, 200],
]))
  for (const pause of some([0, 100, 400]))
    test(`${key} ${pause} ms after following a link with Enter scrolls from the top of the new page`, async ({
      page,
    }) => {
      await page.goto('/terms')
      await hydrated(page)
      const link = footerLink(page, 'Privacy Policy')
      await link.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/privacy/)
      await page.waitForTimeout(pause)
      await page.keyboard.press(key)
      await page.waitForTimeout(1000)
      const top = await page.evaluate(() => scrollY)
      expect(top).toBeGreaterThanOrEqual(least)
      expect(top).toBeLessThanOrEqual(most)
    })
