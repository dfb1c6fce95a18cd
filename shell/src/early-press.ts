let pressed: HTMLElement | undefined

const note = ({ target }: MouseEvent): void => {
  const button = target instanceof Element ? target.closest<HTMLElement>('main button[type=button]') : null
  if (button) pressed = button
}

/** A button of the page may be pressed before React is there. */
export const noteEarlyPress = (): void => addEventListener('click', note)

/** Presses again what was pressed last, now that the page answers. */
export function repeatEarlyPress(): void {
  removeEventListener('click', note)
  if (pressed?.isConnected) pressed.click()
  pressed = undefined
}
