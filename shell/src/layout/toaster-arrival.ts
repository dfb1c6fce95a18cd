import type { ComponentType } from 'react'

/** Sent by src/toaster.ts, which is a file of its own: the two share nothing but this name. */
const arrival = 'bridge:toaster'

let Toaster: ComponentType<never> | undefined
const listeners = new Set<() => void>()

export const toaster = {
  /** Before any page's code is imported. */
  expect: () =>
    addEventListener(arrival, (event) => {
      Toaster = (event as CustomEvent<ComponentType<never>>).detail
      for (const listener of listeners) listener()
    }),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  current: () => Toaster,
  onServer: () => undefined,
}
