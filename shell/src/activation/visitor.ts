/** Assistive technology and scripts may click or change something with no pointer or key before it. */
export const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
  'input',
] as const

/** When a visitor is at the page: points, touches, scrolls, types, or has followed a link into the middle of it. */
export const visitorCame = new Promise<void>((resolve) => {
  const seen = () => {
    for (const sign of signs) removeEventListener(sign, seen, true)
    resolve()
  }
  for (const sign of signs) addEventListener(sign, seen, { passive: true, capture: true })
  if (location.hash) seen()
})
