const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const

/**
 * Until somebody is at the page (points, touches, scrolls, types, or has followed a link into the middle of it), or
 * something comes into view that needs React.
 */
export function untilNeeded(): Promise<void> {
  if (location.hash || scrollY > 0) return Promise.resolve()
  const root = document.documentElement
  root.dataset['waits'] = ''
  return new Promise((resolve) => {
    const wake = () => {
      for (const sign of signs) removeEventListener(sign, wake)
      inView.disconnect()
      delete root.dataset['waits']
      resolve()
    }
    for (const sign of signs) addEventListener(sign, wake, { passive: true })
    const inView = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) wake()
    })
    for (const element of document.querySelectorAll('[data-wakes]')) inView.observe(element)
  })
}
