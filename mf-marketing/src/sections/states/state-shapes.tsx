import type { ReactNode } from 'react'
import type { StateKind } from '../../content/screen.ts'

/**
 * The outline of each state, in 16 by 16: a disc, a pennant, an hourglass, a square, a return arrow. Styled by
 * attributes, so that a drawing can use them too; a dark ground sets `--done`, `--failed` and `--ground`.
 */
export const stateShapes: Readonly<Record<StateKind, ReactNode>> = {
  done: (
    <>
      <circle cx="8" cy="8" r="7.25" fill="var(--done, var(--action))" stroke="none" />
      <path
        d="m4.75 8.25 2.25 2.25 4.25-4.75"
        fill="none"
        stroke="var(--ground, var(--card))"
        strokeWidth="1.75"
      />
    </>
  ),
  moving: (
    <path d="M1.5 3H9L14.5 8 9 13H1.5L4.75 8Z" fill="var(--ground, var(--card))" stroke="currentColor" />
  ),
  waiting: <path d="M3 1.5H13L8 8 13 14.5H3L8 8Z" fill="var(--amber)" stroke="currentColor" />,
  failed: (
    <path
      d="M2 2H14V14H2ZM5.5 5.5 10.5 10.5M10.5 5.5 5.5 10.5"
      fill="var(--ground, var(--card))"
      stroke="var(--failed, var(--danger))"
    />
  ),
  returned: (
    <path
      d="M5.5 2.5 2 6 5.5 9.5M2.25 6H10A3.75 3.75 0 0 1 10 13.5H5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.875"
    />
  ),
}
