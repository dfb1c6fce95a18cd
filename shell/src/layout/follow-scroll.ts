import { scrollToTop } from '../navigation/scroll.ts'
import { topButtonId } from './ids.ts'

const buttonAfter = 500

/** The bar stands out from a page that is scrolled; further down there is a button back to the top. */
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
