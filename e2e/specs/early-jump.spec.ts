import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'

/** A visitor who jumps to the end of a page as soon as it appears stays there: nothing above grows afterwards. */

const pages = ['/', '/bridge-pay', '/bridge-collect', '/about', '/terms', '/blog', '/contact']

/** Scrolls to the end at first paint, and records where the footer is after each subsequent frame. */
const jumpAtFirstPaint = (page: Page) =>
  page.addInitScript(() => {
    const tops: number[] = []
    Object.assign(window, { tops })
    const note = () => {
      const footer = document.querySelector('body > footer, footer')
      if (footer) tops.push(Math.round(footer.getBoundingClientRect().top))
      requestAnimationFrame(note)
    }
    const jump = () => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      requestAnimationFrame(() => requestAnimationFrame(note))
    }
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint').length) return
      observer.disconnect()
      jump()
    }).observe({ type: 'paint', buffered: true })
  })

for (const path of some(pages, 2))
  test(`${path} stays at its end after a jump there at first paint`, async ({ page }) => {
    await jumpAtFirstPaint(page)
    await page.goto(path)
    await page.waitForTimeout(1500)
    const tops = () => page.evaluate(() => (window as unknown as { tops: number[] }).tops)
    await expect.poll(async () => (await tops()).length).toBeGreaterThan(10)
    expect([...new Set(await tops())], "the footer's top, frame by frame").toHaveLength(1)
  })
