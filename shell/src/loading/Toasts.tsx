import { type ComponentType, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { toastsId } from '../layout/ids.ts'
import { LateLibrary } from './late-library.ts'

type Toaster = ComponentType<{ position: string; richColors: boolean; closeButton: boolean }>

const toaster = new LateLibrary<Toaster>('bridge:toaster')

/** Renders nothing until a page that shows toasts has loaded the library (libraries/toaster.ts). */
export function Toasts() {
  const Toaster = useSyncExternalStore(toaster.subscribe, toaster.current, () => undefined)
  const place = Toaster && document.getElementById(toastsId)
  return place ? createPortal(<Toaster position="top-right" richColors closeButton />, place) : null
}
