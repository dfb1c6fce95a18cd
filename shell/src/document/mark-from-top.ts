import { isChromium } from '../browser/connection.ts'
import { visit } from '../browser/visit.ts'

/**
 * Says that this visit begins at the top of the page: what is far below may then be laid out after the first paint
 * (layout/GlobalStyle.ts). Whoever is led into the middle, by a link, a search engine's found text or the way back, needs
 * the page's true heights from the start. Of all browsers only Chromium's family names the found text.
 */
export function markFromTop(): void {
  const { type, name = '' } = visit() ?? {}
  if (isChromium() && type === 'navigate' && !name.includes('#'))
    document.documentElement.dataset['fromTop'] = ''
}
