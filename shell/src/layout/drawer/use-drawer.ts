import { type MouseEvent, useEffect, useRef } from 'react'
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
        if (!('command' in currentTarget)) drawer.current?.showModal()
      },
    },
    drawer: {
      ref: drawer,
      onClick({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
        const onBackdrop = target === currentTarget // the sheet covers the rest
        if (onBackdrop || isOnLink(target)) currentTarget.close()
      },
    },
    closer: {
      onClick() {
        drawer.current?.close()
      },
    },
  }
}
