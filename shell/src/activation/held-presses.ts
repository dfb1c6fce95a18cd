import { isShortcut } from '@bridge/shared/is-shortcut'

/** Replays a press. */
type Repeat = () => void

/**
 * Returns a function that replays a press that must be held back; `undefined` if the press works without JavaScript.
 */
export type Holds = (event: Event, target: Element) => Repeat | undefined

const types = ['click', 'keydown', 'submit'] as const

/**
 * Holds back presses that need script. The returned function replays them in order; it is called when the script is
 * ready. Until then no other listener sees them, because React handles or drops presses on what it has not hydrated,
 * depending on its progress. So each press takes effect exactly once.
 */
export function holdPresses(holds: Holds): () => void {
  const held: { readonly repeat: Repeat; readonly focused: Element | null; readonly scrolled: number }[] = []
  const hold = (event: Event) => {
    const repeat = event.target instanceof Element && holds(event, event.target)
    if (!repeat) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push({ repeat, focused: document.activeElement, scrolled: scrollY })
  }
  for (const type of types) addEventListener(type, hold, true)
  return async () => {
    for (const type of types) removeEventListener(type, hold, true)
    const { activeElement } = document
    const { scrollY } = window
    for (const { repeat, focused, scrolled } of held) {
      lateAnswer(repeat, focused === activeElement, scrolled === scrollY)
      await undefined // React renders what one press has changed before the next one
    }
  }
}

/** Keeps a late replay from moving the focus or scrolling back if the visitor has since moved on. */
function lateAnswer(repeat: Repeat, mayFocus: boolean, mayScroll: boolean): void {
  const { prototype } = HTMLElement
  const { focus } = prototype
  prototype.focus = function (options) {
    if (mayFocus) focus.call(this, mayScroll ? options : { preventScroll: true })
  }
  try {
    repeat()
  } finally {
    prototype.focus = focus
  }
}

/** Keys that move within a menu or a tab list. Any other key types text or presses the focused element. */
const moves = /^(Arrow|Home$|End$)/

export function repeatKey(event: Event, target: Element): Repeat | undefined {
  if (!(event instanceof KeyboardEvent) || !moves.test(event.key)) return
  if (isShortcut(event)) return
  const { key, shiftKey } = event
  const again = { key, shiftKey, bubbles: true, cancelable: true }
  return () => target.dispatchEvent(new KeyboardEvent('keydown', again))
}
