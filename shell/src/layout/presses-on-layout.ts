import { type Holds, repeatKey } from '../activation/held-presses.ts'

/** Presses that need the layout's script: arrow keys in menus, drawer buttons without invoker commands. */
export const pressesOnLayout: Holds = (event, target) => {
  if (event.type === 'keydown') return target.closest('header nav') ? repeatKey(event, target) : undefined
  const button = target.closest<HTMLElement>('header button[command]')
  return event.type === 'click' && button && !('command' in button) ? () => button.click() : undefined
}
