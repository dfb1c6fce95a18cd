import { type Holds, repeatKey } from '../activation/held-presses.ts'

/** What needs the layout's script: arrow keys at its menus, and the drawer's buttons where browsers know no commands. */
export const pressesOnLayout: Holds = (event, target) => {
  if (event.type === 'keydown') return target.closest('header nav') ? repeatKey(event, target) : undefined
  const button = target.closest<HTMLElement>('header button[command]')
  return event.type === 'click' && button && !('command' in button) ? () => button.click() : undefined
}
