import type { HistoryLine } from '@bridge/release/src/releasing/history.ts'
import { styled } from 'styled-components'

/** Each kind of release has its own shape as well as a colour. */
export const ActionMark = ({ action }: Pick<HistoryLine, 'action'>) => (
  <Mark viewBox="0 0 20 20" aria-hidden="true" fill="none" strokeWidth="2.25">
    {marks[action]}
  </Mark>
)

const marks: Readonly<Record<HistoryLine['action'], React.ReactNode>> = {
  deploy: <circle cx="10" cy="10" r="5" stroke="var(--action)" fill="var(--action)" />,
  share: <path d="M10 5a5 5 0 0 1 0 10Z M10 5a5 5 0 0 0 0 10" stroke="var(--action)" />,
  promote: <path d="M5 14 10 5l5 9Z" stroke="var(--action)" fill="var(--action)" strokeLinejoin="round" />,
  rollback: (
    <path d="m9 5-5 5 5 5m-5-5h12" stroke="var(--danger)" strokeLinecap="round" strokeLinejoin="round" />
  ),
  settings: <path d="M5.5 5.5h9v9h-9Z" stroke="var(--muted)" />,
  keys: <path d="m10 4.5 5.5 5.5-5.5 5.5L4.5 10Z" stroke="var(--muted)" strokeLinejoin="round" />,
}

const Mark = styled.svg`
  width: 1.25rem;
  height: 1.25rem;
`
