import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

interface LinkOrTextProps {
  readonly link?: string | undefined
  readonly children: ReactNode
}

/** A link that knows when it leads to the current page; without a target, plain text. */
export function LinkOrText({ link, children }: LinkOrTextProps) {
  const { pathname } = useLocation()
  if (!link) return <span>{children}</span>
  return (
    <a href={link} aria-current={link === pathname ? 'page' : undefined}>
      {children}
    </a>
  )
}
