/** Includes `click` and `input`: assistive technology and scripts fire them without a pointer or key event first. */
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
