const pageShown = 'bridge:page-shown'

/** A button of the page may be pressed before React is there: the last one is pressed again when the page answers. */
export function repeatEarlyPress(): void {
  let pressed: HTMLElement | undefined
  const note = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('main button[type=button]') : null
    if (button) pressed = button
  }
  const repeat = () => {
    removeEventListener('click', note)
    if (pressed?.isConnected) pressed.click()
  }
  addEventListener('click', note)
  addEventListener(pageShown, repeat, { once: true })
}

/** The app is another script than the one that notes presses. */
export const tellPageShown = (): void => void dispatchEvent(new Event(pageShown))
