const controls = 'a, button, summary, label, input, select, textarea'

/** Timeout in ms: a browser takes 1.5 s to scroll smoothly through a long page. */
const longestGlide = 3000
const longestPress = 1000

/** In pixels: moving further cancels the press. */
const still = 10

let glideEnds: ReturnType<typeof setTimeout> | undefined
let forget = () => {}

/** A smooth scroll stops where the page is pressed. */
export function stopForPresses(): void {
  clearTimeout(glideEnds)
  addEventListener('pointerdown', pressed, true)
  glideEnds = setTimeout(endGlide, longestGlide)
}

const endGlide = () => removeEventListener('pointerdown', pressed, true)

function pressed(press: PointerEvent): void {
  endGlide()
  keepPress(press)
}

/**
 * A page that scrolls carries its content away from under the finger. So it stops here, and the press goes to
 * the control that it began on, and to no other: the browser may have scrolled for one more frame. `otherwise`
 * is called for a press that does nothing: it began on no control, or is the second of a double click.
 */
export function keepPress(press: PointerEvent, otherwise = () => {}): void {
  const here = { left: scrollX, top: scrollY, behavior: 'instant' } as const
  scrollTo(here)
  const again = requestAnimationFrame(() => scrollTo(here))
  const released = (click: MouseEvent) => {
    forget()
    cancelAnimationFrame(again) // the press itself may cause a scroll
    if (!isSamePress(press, click)) return
    const control = controlAt(press)
    if (control !== controlAt(click)) {
      click.preventDefault()
      click.stopImmediatePropagation()
      control?.dispatchEvent(new MouseEvent('click', click))
    }
    if (!control || click.detail > 1) otherwise()
  }
  forget()
  forget = () => removeEventListener('click', released, true)
  addEventListener('click', released, true)
  addEventListener('pointercancel', forget, { once: true }) // the press has turned into a scroll
}

const controlAt = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest(controls) : null

const isSamePress = (press: PointerEvent, click: MouseEvent): boolean =>
  click.timeStamp - press.timeStamp < longestPress &&
  Math.hypot(click.clientX - press.clientX, click.clientY - press.clientY) < still
