import { scrollToTop } from '../navigation/scroll.ts'
import { topButtonId } from './ids.ts'

const buttonAfter = 500

/** Sets the bar apart from a scrolled page, and shows the scroll-to-top button further down. */
export function followScroll(): void {
  const bar = document.querySelector<HTMLElement>('#root > header')
  const button = document.getElementById(topButtonId)
  const follow = () => {
    bar?.toggleAttribute('data-scrolled', scrollY > 0)
    button?.toggleAttribute('data-shown', scrollY > buttonAfter)
  }
  button?.addEventListener('click', scrollToTop)
  addEventListener('scroll', follow, { passive: true })
  follow()
}
