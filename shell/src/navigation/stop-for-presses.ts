const controls = 'a, button, summary, label, input, select, textarea'

/** In ms: browsers are there sooner, and fingers up again. */
const longest = 1000

/** In pixels: whoever moves further does not want it any more. */
const still = 10

const once = { capture: true, passive: true, once: true } as const
let glideEnds: ReturnType<typeof setTimeout> | undefined

let stopListening = () => {}

/**
 * A page that glides would carry off what is under the finger before it is up again: it stops where it is pressed, or
 * jumps to where it glides to.
 */
export function stopForPresses(jump = () => {}): void {
  clearTimeout(glideEnds)
  stopListening()
  const pressed = (press: PointerEvent) => {
    jump()
    stop(press)
  }
  addEventListener('pointerdown', pressed, once)
  stopListening = () => removeEventListener('pointerdown', pressed, once)
  glideEnds = setTimeout(stopListening, longest)
}

/** Browsers may have glided on by a frame meanwhile, and find something else under a finger that is soon up again. */
function stop(press: PointerEvent): void {
  const here = { left: scrollX, top: scrollY, behavior: 'instant' } as const
  scrollTo(here)
  const again = requestAnimationFrame(() => scrollTo(here))
  const released = (click: MouseEvent) => {
    cancelAnimationFrame(again) // what the press leads to may scroll
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
