import { isChromium } from '../browser/connection.ts'
import { navigationTiming } from '../browser/navigation-timing.ts'

/**
 * Marks visits that begin at the top of the page: content far below may then be laid out after the first paint
 * (layout/GlobalStyle.ts). Visits that begin further down, through a link, a search engine's text fragment or the back
 * button, need true heights from the start. Only Chromium-based browsers reveal text fragments. After a jump, such as
 * with the End key, everything is laid out before it is seen: otherwise, it would grow in view.
 */
export function markFromTop(): void {
  const { type, name = '' } = navigationTiming() ?? {}
  if (!isChromium() || type !== 'navigate' || name.includes('#')) return
  const { dataset } = document.documentElement
  dataset['fromTop'] = ''
  const jumped = () => scrollY > innerHeight && delete dataset['fromTop']
  addEventListener('scroll', jumped, { passive: true })
}
