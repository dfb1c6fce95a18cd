import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { isOnLink } from '../is-on-link.ts'

/** What React adds to a native dialog and its buttons: browsers without invoker commands, and closing on navigation. */
export function useDrawer() {
  const drawer = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  const here = useRef(key)

  useEffect(() => {
    if (key !== here.current) drawer.current?.close()
    here.current = key
  }, [key])

  return {
    opener: {
      onClick({ currentTarget }: MouseEvent) {
        if (!hasCommands(currentTarget)) drawer.current?.showModal()
      },
    },
    drawer: {
      ref: drawer,
      onKeyDown: goRound,
      onClick({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
        const onBackdrop = target === currentTarget // the sheet covers the rest
        if (onBackdrop || isOnLink(target)) currentTarget.close()
      },
    },
    closer: {
      onClick({ currentTarget }: MouseEvent) {
        if (!hasCommands(currentTarget)) drawer.current?.close()
      },
    },
  }
}

const hasCommands = (button: Element): boolean => 'command' in button

/** A modal dialog alone would let Tab go on to the browser's own buttons. */
function goRound(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button, summary')]
  const [edge, otherEdge] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (event.target !== edge) return
  event.preventDefault()
  otherEdge?.focus()
}
