declare global {
  interface Window {
    journal: string[]
    /** How many times the page was clicked, by any means. */
    clicks: number
  }
}

/** Runs in a page before its own scripts, and records each effect that a press can have. */
export function keepJournal(): void {
  const journal: string[] = []
  window.journal = journal
  window.clicks = 0
  addEventListener('click', () => window.clicks++, true)
  // The number before a step's label is not part of its name.
  const labelOf = (tab: Element) =>
    [...tab.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent)
      .join('')
      .trim()

  // A record has only the old value: the new one is the next record's old value, or the current one.
  const seen = (changes: readonly MutationRecord[]) => {
    for (const [i, { target, oldValue }] of changes.entries()) {
      const tab = target as Element
      const next = changes.slice(i + 1).find((later) => later.target === tab)
      const value = next ? next.oldValue : tab.getAttribute('aria-selected')
      if (value === 'true' && oldValue !== 'true') journal.push(`selected ${labelOf(tab)}`)
    }
  }
  const attributes = { attributeFilter: ['aria-selected'], attributeOldValue: true }
  new MutationObserver(seen).observe(document, { subtree: true, ...attributes })
  const toggled = ({ target, newState }: ToggleEvent) => {
    if (!(target instanceof HTMLElement)) return
    const done = newState === 'open' ? 'opened' : 'closed'
    if (target instanceof HTMLDialogElement) journal.push(`${done} drawer`)
    else if (target.popover) journal.push(`${done} menu`)
    else journal.push(`${done} ${target.querySelector('[id]')?.id}`)
  }
  addEventListener('toggle', toggled, true)
  const changed = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type === 'checkbox')
      journal.push(`switched ${target.ariaLabel ?? target.labels?.[0]?.textContent}`)
  }
  addEventListener('change', changed, true) // captured, because React stops events while it hydrates
  addEventListener('hashchange', ({ newURL }) => journal.push(`hash ${new URL(newURL).hash}`))
}

export interface Journal {
  /** In order. */
  readonly effects: readonly string[]
  readonly states: readonly string[]
}

export function readJournal(): Journal {
  const states = [`at ${location.pathname}`, `${history.length} entries`]
  if (scrollY === 0) states.push('at top')
  for (const field of document.querySelectorAll<HTMLInputElement>('main form [name]')) {
    states.push(`${field.name} holds ${field.value}`)
    const message = document.getElementById(`${field.id}-error`)?.textContent
    if (message) states.push(`${field.name} says ${message}`)
  }
  return { effects: window.journal, states }
}
