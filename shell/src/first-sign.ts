const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const

/** Until somebody is at the page: points, touches, scrolls, types, or has followed a link into the middle of it. */
export function firstSign(): Promise<void> {
  if (location.hash || scrollY > 0) return Promise.resolve()
  return new Promise((resolve) => {
    const seen = () => {
      for (const sign of signs) removeEventListener(sign, seen)
      resolve()
    }
    for (const sign of signs) addEventListener(sign, seen, { passive: true })
  })
}
