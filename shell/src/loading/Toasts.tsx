import { type ComponentType, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { toastsId } from '../layout/ids.ts'
import { Contained } from './Contained.tsx'
import { LateLibrary } from './late-library.ts'

interface ToasterProps {
  readonly position: string
  readonly richColors: boolean
  readonly closeButton: boolean
  readonly offset: object
  readonly style: object
}

interface ToastLibrary {
  readonly Toaster: ComponentType<ToasterProps>
  readonly dismissAll: () => void
}

const toasts = new LateLibrary<ToastLibrary>('bridge:toaster')

/** Below the header, so that toasts do not cover its button. */
const look = {
  offset: { top: 'calc(var(--nav-height) + 1rem)', right: '1.5rem' },
  style: { fontFamily: 'var(--font-text)' },
}

/**
 * Renders nothing until a page that shows toasts has loaded the library (libraries/toaster.ts). A toast that cannot be
 * rendered, such as an object instead of text, is dismissed with all others: toasts outlive pages, and it would fail
 * again.
 */
export function Toasts() {
  const library = useSyncExternalStore(toasts.subscribe, toasts.current, () => undefined)
  const place = library && document.getElementById(toastsId)
  if (!place) return null
  const { Toaster, dismissAll } = library
  return (
    <Contained onError={dismissAll}>
      {createPortal(<Toaster position="top-right" richColors closeButton {...look} />, place)}
    </Contained>
  )
}
