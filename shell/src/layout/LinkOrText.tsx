import { type ReactNode, useContext } from 'react'
import { CurrentPath } from './CurrentPath.ts'

interface LinkOrTextProps {
  readonly link?: string | undefined
  readonly children: ReactNode
}

/** A link that marks itself if it leads to the current page; without a target, plain text. */
export function LinkOrText({ link, children }: LinkOrTextProps) {
  const path = useContext(CurrentPath)
  if (!link) return <span>{children}</span>
  return (
    <a href={link} aria-current={link === path ? 'page' : undefined}>
      {children}
    </a>
  )
}
