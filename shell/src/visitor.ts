const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const

/** When somebody is at the page: points, touches, scrolls, types, or has followed a link into the middle of it. */
export const visitorCame = new Promise<void>((resolve) => {
  const seen = () => {
    for (const sign of signs) removeEventListener(sign, seen)
    resolve()
  }
  for (const sign of signs) addEventListener(sign, seen, { passive: true })
  requestAnimationFrame(() => {
    if (location.hash || scrollY > 0) seen()
  })
})
