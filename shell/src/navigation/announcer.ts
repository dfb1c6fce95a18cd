/** Text for a screen reader; `Announcer` holds the live region. */
let text = ''
const listeners = new Set<() => void>()

export function announce(next: string): void {
  text = next
  for (const listener of listeners) listener()
}

export const announcement = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  current: () => text,
  onServer: () => '',
}
