import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in prerendered HTML and until React has hydrated it. For hiding what only code can reveal again. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
