import { VisuallyHidden } from '@bridge/shared/ui/VisuallyHidden'
import { useSyncExternalStore } from 'react'
import { announcement } from '../navigation/announcer.ts'

/** Tells a screen reader which page an in-app navigation has opened. */
export function Announcer() {
  const text = useSyncExternalStore(announcement.subscribe, announcement.current, announcement.onServer)
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  )
}
