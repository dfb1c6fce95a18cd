import { styled } from 'styled-components'
import type { NoAnswer } from './ask.ts'

interface Props {
  what: NoAnswer
  /** When the page was last up to date. */
  since?: Date | undefined
}

/** What went wrong, in the command line's words, and what to do about it. */
export const Trouble = ({ what, since }: Props) => (
  <Box role="alert">
    <strong>{what.message}</strong>
    {what.hint && <p>{what.hint}</p>}
    {since && <p>This page shows what was live at {since.toLocaleTimeString()}.</p>}
  </Box>
)

const Box = styled.div`
  margin-bottom: 1.5rem;
  padding: 0.75rem 1rem;
  border-left: 4px solid var(--danger);
  border-radius: 0.25rem;
  background: var(--card);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`
