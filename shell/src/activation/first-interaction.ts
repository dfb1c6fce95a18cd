/** Assistive technology and scripts may click or change something with no pointer or key before it. */
export const interactions = [
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
export const firstInteraction = new Promise<void>((resolve) => {
  const seen = () => {
    for (const type of interactions) removeEventListener(type, seen, true)
    resolve()
  }
  for (const type of interactions) addEventListener(type, seen, { passive: true, capture: true })
  if (location.hash) seen()
})
