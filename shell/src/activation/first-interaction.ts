/** Includes `click` and `input`: assistive technology and scripts fire them with no pointer or key before. */
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

/** Resolves when the visitor points, touches, scrolls or types, or has arrived at an anchor. */
export const firstInteraction = new Promise<void>((resolve) => {
  const seen = () => {
    for (const type of interactions) removeEventListener(type, seen, true)
    resolve()
  }
  for (const type of interactions) addEventListener(type, seen, { passive: true, capture: true })
  if (location.hash) seen()
})
