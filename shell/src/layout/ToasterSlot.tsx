import { type ComponentType, useSyncExternalStore } from 'react'
import { toaster } from './toaster-arrival.ts'

/** Empty until a page that shows toasts has brought the library (src/toaster.ts). */
export function ToasterSlot() {
  const Toaster = useSyncExternalStore(toaster.subscribe, toaster.current, toaster.onServer) as
    | ComponentType<{ position: string; richColors: boolean; closeButton: boolean }>
    | undefined
  return Toaster ? <Toaster position="top-right" richColors closeButton /> : null
}
