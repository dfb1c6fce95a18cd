import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The switch that takes Bank A down in the home page's drawing. */

export const bankSwitch = (page: Page) => page.getByRole('switch', { name: 'Take Bank A down' })
const ledger = (page: Page) => page.getByRole('table', { name: '₹36,200 to Sunita Rao' })
export const rowOf = (page: Page, bank: string) =>
  ledger(page).getByRole('row', { name: new RegExp(`^${bank}`) })
export const status = (page: Page) => page.locator('main [role=status]').first()

export const expectUp = async (page: Page) => {
  await expect(rowOf(page, 'Bank A')).toMatchAriaSnapshot(`
    - row:
      - rowheader "Bank A 11:02 UTR 6310…17"
      - cell "₹36,200"
      - cell "Paid"`)
  await expect(rowOf(page, 'Bank B')).toMatchAriaSnapshot(`
    - row:
      - rowheader "Bank B Ready, not needed"
      - cell "₹0"
      - cell "Idle"`)
}

export const expectRerouted = async (page: Page) => {
  await expect(rowOf(page, 'Bank A')).toMatchAriaSnapshot(`
    - row:
      - rowheader "Bank A 11:02 No answer · 11:03 Not paid"
      - cell "₹0"
      - cell "Not paid"`)
  await expect(rowOf(page, 'Bank B')).toMatchAriaSnapshot(`
    - row:
      - rowheader "Bank B 11:03 Sent · 11:05 UTR 6310…42"
      - cell "₹36,200"
      - cell "Paid"`)
}

/** Where the ledger's payout is drawn: on either bank's arch, or at the payee, whose disc then has a tick. */
export const payoutIn = (page: Page) =>
  page.locator('main svg.wide').evaluate((drawing) => {
    const { left, width } = drawing.getBoundingClientRect()
    const seen = [...drawing.querySelectorAll('.payout [data-at]')].filter((part) =>
      part.checkVisibility({ visibilityProperty: true }),
    )
    return seen.map((part) => {
      if (part.matches('.paid')) return 'with the payee'
      const box = (part.querySelector('circle') as Element).getBoundingClientRect()
      return box.left < left + width / 2 ? 'with Bank A' : 'with Bank B'
    })
  })
