const controls = 'a, button, summary, label, input, select, textarea'

/** In ms: both smooth scrolls and presses end sooner. */
const longest = 1000

/** In pixels: moving further cancels the press. */
const still = 10

const once = { capture: true, passive: true, once: true } as const
let glideEnds: ReturnType<typeof setTimeout> | undefined

/** A smooth scroll stops where the page is pressed. */
export function stopForPresses(): void {
  clearTimeout(glideEnds)
  addEventListener('pointerdown', keepPress, once)
  glideEnds = setTimeout(() => removeEventListener('pointerdown', keepPress, once), longest)
}

/**
 * A page that scrolls carries its content away from under the finger. So it stops here, and the press goes to
 * the control that it began on: the browser may have scrolled on by a frame, and find another one there.
 */
export function keepPress(press: PointerEvent): void {
  const here = { left: scrollX, top: scrollY, behavior: 'instant' } as const
  scrollTo(here)
  const again = requestAnimationFrame(() => scrollTo(here))
  const released = (click: MouseEvent) => {
    cancelAnimationFrame(again) // the press itself may cause a scroll
    const control = controlAt(press)
    if (control && control !== controlAt(click) && isSamePress(press, click))
      control.dispatchEvent(new MouseEvent('click', click))
  }
  addEventListener('click', released, once)
}

const controlAt = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest(controls) : null

const isSamePress = (press: PointerEvent, click: MouseEvent): boolean =>
  click.timeStamp - press.timeStamp < longest &&
  Math.hypot(click.clientX - press.clientX, click.clientY - press.clientY) < still
