import type { Page } from '@playwright/test'
import type { ShownSum } from './add-up.ts'

/** Drawings whose amounts add up to their total: the start of each title, and the text before which the amounts end. */
const summed = {
  'vendors-november.csv, 214 rows': 'Row 31',
  'salaries-november.csv': '',
  Payee: '',
  'Accounts that can pay': '',
  'Bills due this week': '',
  'All accounts, 24 Nov': 'The next thirty days',
  'All accounts, 25 Nov': '24 Nov',
  'All accounts': '',
  'Monday, 23 Nov': '',
  'Owed and owing': '',
  'Order 55287': '',
  'Shree Stores': '',
  'Taken today': '',
}

/** The totals of a product page's drawings, read from what is displayed in each. */
export const productSums = (page: Page): Promise<readonly ShownSum[]> =>
  page.evaluate((titles) => {
    /** '−₹38,40,000', alone or after a comma, as -3840000. */
    const rupees = (text = '') => {
      const [, sign, digits] = text.match(/(?:^|, |rows )([−+]?)₹([\d,]+)(?:$| at )/) ?? []
      return digits ? [Number(digits.replaceAll(',', '')) * (sign === '−' ? -1 : 1)] : []
    }
    const ownText = (element: Element) =>
      [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent)
        .join('')
        .trim()
    const sums: ShownSum[] = []
    for (const drawing of document.querySelectorAll('main [role="img"], main [data-is="statement"]')) {
      if (!drawing.checkVisibility()) continue
      const [title = '', sum = '', ...rest] = [...drawing.querySelectorAll('*')]
        .filter((element) => element.checkVisibility())
        .filter((element) => getComputedStyle(element).textDecorationLine !== 'line-through') // doesn't count
        .map(ownText)
        .filter(Boolean)
      const [, end] = Object.entries(titles).find(([begins]) => title.startsWith(begins)) ?? []
      if (end === undefined) continue
      const at = end ? rest.findIndex((text) => text.startsWith(end)) : rest.length
      const amounts = rest.slice(0, at).flatMap((text) => rupees(text))
      const [total = amounts.pop() ?? 0] = rupees(sum)
      sums.push({ what: title, parts: amounts, total })
    }
    return sums
  }, summed)

/** Everything that a page displays, on one line. */
export const shownText = (page: Page): Promise<string> =>
  // biome-ignore lint/performance/useDomNodeTextContent: the test is about rendered text
  page.getByRole('main').evaluate((main) => (main as HTMLElement).innerText.replace(/\s+/g, ' '))
