import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { isOnLink } from '../is-on-link.ts'
import { linkFor } from './arrow-keys.ts'

const closeAfter = 300

/**
 * What React adds to a native popover and its button, which open and close by themselves: hover, arrow keys, and the
 * state for screen readers. One at a time and clicks outside are the browser's.
 */
export function useDropdown() {
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedByHover = useRef(false)
  const [open, setOpen] = useState(false)

  const toggle = (wanted: boolean) => panel.current?.togglePopover(wanted)
  const close = () => toggle(false)

  useEffect(() => {
    setOpen(isOpen(panel.current)) // a click may have opened it before hydration
    return () => clearTimeout(leaving.current)
  }, [])

  useEffect(() => {
    if (!open) return
    const onEscape = ({ key }: { key: string }) => {
      if (key !== 'Escape') return
      panel.current?.togglePopover(false)
      trigger.current?.focus()
    }
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [open])

  return {
    item: {
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType !== 'mouse') return
        clearTimeout(leaving.current)
        if (isOpen(panel.current)) return
        openedByHover.current = true
        toggle(true)
      },
      onPointerLeave({ pointerType }: PointerEvent) {
        if (pointerType === 'mouse') leaving.current = setTimeout(close, closeAfter)
      },
      onBlur({ relatedTarget, currentTarget }: FocusEvent) {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      },
      onKeyDown(event: KeyboardEvent) {
        const link = panel.current && linkFor(event.key, panel.current)
        if (!link) return
        event.preventDefault()
        toggle(true)
        link.focus()
      },
    },
    trigger: {
      ref: trigger,
      'aria-expanded': open,
      onClick(event: MouseEvent) {
        if (openedByHover.current) event.preventDefault() // a mouse hovers before it clicks: that click means 'open'
        openedByHover.current = false
      },
    },
    panel: {
      ref: panel,
      onToggle({ newState }: ToggleEvent) {
        setOpen(newState === 'open')
        if (newState === 'closed') openedByHover.current = false
      },
      onClick({ target }: MouseEvent) {
        if (isOnLink(target)) close()
      },
    },
  }
}

const isOpen = (panel: HTMLElement | null): boolean =>
  panel !== null && 'popover' in panel && panel.matches(':popover-open')
