/** Gives a press again. */
type Repeat = () => void

/** What a press needs to be held back for; `undefined` for what works by itself. */
export type Holds = (event: Event, target: Element) => Repeat | undefined

const types = ['click', 'keydown', 'submit'] as const

/**
 * Holds back the presses that only a script can answer until it can, and then gives them again, in order. Meanwhile
 * nothing else hears of them: React answers presses on what it has not hydrated, or drops them, depending on how far it
 * is. So each takes effect exactly once.
 */
export function holdPresses(holds: Holds, answered: Promise<void>): void {
  const held: { readonly repeat: Repeat; readonly focused: Element | null; readonly scrolled: number }[] = []
  const hold = (event: Event) => {
    const repeat = event.target instanceof Element && holds(event, event.target)
    if (!repeat) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push({ repeat, focused: document.activeElement, scrolled: scrollY })
  }
  for (const type of types) addEventListener(type, hold, true)
  answered.then(async () => {
    for (const type of types) removeEventListener(type, hold, true)
    const { activeElement } = document
    const { scrollY } = window
    for (const { repeat, focused, scrolled } of held) {
      lateAnswer(repeat, focused === activeElement, scrolled === scrollY)
      await undefined // React renders what one press has changed before the next
    }
  })
}

/** A visitor who has gone on meanwhile, by focus or by scrolling, is not brought back by what the answer focuses. */
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

/** Keys that move within a menu or a list of tabs. Any other types text, or presses what has the focus. */
const moves = /^(Arrow|Home$|End$)/

export function repeatKey(event: Event, target: Element): Repeat | undefined {
  if (!(event instanceof KeyboardEvent) || !moves.test(event.key)) return
  const { key, shiftKey, ctrlKey, altKey, metaKey } = event
  const again = { key, shiftKey, ctrlKey, altKey, metaKey, bubbles: true, cancelable: true }
  return () => target.dispatchEvent(new KeyboardEvent('keydown', again))
}
