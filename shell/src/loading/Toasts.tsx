import { type ComponentType, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { toastsId } from '../layout/ids.ts'
import { LateLibrary } from './late-library.ts'

interface ToasterProps {
  readonly position: string
  readonly richColors: boolean
  readonly closeButton: boolean
  readonly offset: object
  readonly style: object
}

const toaster = new LateLibrary<ComponentType<ToasterProps>>('bridge:toaster')

/** Below the header, so that toasts do not cover its button. */
const look = {
  offset: { top: 'calc(var(--nav-height) + 1rem)', right: '1.5rem' },
  style: { fontFamily: 'var(--font-text)' },
}

/** Renders nothing until a page that shows toasts has loaded the library (libraries/toaster.ts). */
export function Toasts() {
  const Toaster = useSyncExternalStore(toaster.subscribe, toaster.current, () => undefined)
  const place = Toaster && document.getElementById(toastsId)
  return place ? createPortal(<Toaster position="top-right" richColors closeButton {...look} />, place) : null
}
