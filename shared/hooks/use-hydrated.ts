import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the prerendered page and until React has taken it over. For what only code can open again. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
