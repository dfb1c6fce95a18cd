const controls = 'a, button, summary, label, input, select, textarea'

/** In ms: browsers are there sooner, and fingers up again. */
const longest = 1000

/** In pixels: whoever moves further does not want it any more. */
const still = 10

const once = { capture: true, passive: true, once: true } as const
let glideEnds: ReturnType<typeof setTimeout> | undefined

/** A page that glides stops where it is pressed. */
export function stopForPresses(): void {
  clearTimeout(glideEnds)
  addEventListener('pointerdown', keepPress, once)
  glideEnds = setTimeout(() => removeEventListener('pointerdown', keepPress, once), longest)
}

/**
 * A page that moves carries off what is under the finger before it is up again: it stands still from now on, and what was
 * pressed is pressed. Browsers may have glided on by a frame meanwhile, and find something else there.
 */
export function keepPress(press: PointerEvent): void {
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
