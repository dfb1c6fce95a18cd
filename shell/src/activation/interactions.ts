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
