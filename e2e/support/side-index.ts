import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const paths = ['/terms', '/security', '/faq']

export const index = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
export const entries = (page: Page) => index(page).getByRole('link')
export const current = (page: Page) => index(page).locator('[aria-current=location]')

export const stand = (page: Page, top: number) =>
  page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
export const pageEnd = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight)

/** The marked entries, and the one that should be marked, according to the layout. */
const marks = (page: Page) =>
  index(page).evaluate((nav) => {
    const links = [...nav.querySelectorAll('a')]
    const tops = links.map((link) => document.getElementById(link.hash.slice(1))?.getBoundingClientRect().top)
    const middle = innerHeight / 2
    const due = Math.max(
      0,
      tops.findLastIndex((top) => top !== undefined && top < middle),
    )
    return {
      marked: links.flatMap((link, position) => (link.hasAttribute('aria-current') ? [position] : [])),
      due: [due],
    }
  })

/** Waits until the entry that should be marked is the only one marked. */
export const expectTruth = (page: Page, where: string) =>
  expect(async () => {
    const { marked, due } = await marks(page)
    expect(marked, where).toEqual(due)
  }).toPass({ intervals: [20], timeout: 5_000 })

/** How far the current entry is outside the index, and how far the marker is from the current entry, in px. */
export const misplaced = (page: Page) =>
  index(page).evaluate((nav) => {
    const box = nav.getBoundingClientRect()
    const entry = nav.querySelector('[aria-current]')?.getBoundingClientRect() as DOMRect
    const first = nav.querySelector('li') as HTMLElement
    const slid = new DOMMatrix(getComputedStyle(first, '::before').transform)
    const { top, height } = first.getBoundingClientRect()
    return {
      entry: Math.round(Math.max(0, box.top - entry.top, entry.bottom - box.bottom)),
      marker: Math.round(
        Math.max(Math.abs(top + slid.f - entry.top), Math.abs(height * slid.d - entry.height)),
      ),
    }
  })
export const nothing = { entry: 0, marker: 0 }
