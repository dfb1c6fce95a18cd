import type { Outcome } from '@bridge/release/src/board/answers.ts'
import { styled } from 'styled-components'

/** The command line's output. */
export const OutcomeText = ({ outcome: { isDone, said, complained } }: { outcome: Outcome }) => (
  <Text $isBad={!isDone} tabIndex={0} role={isDone ? 'region' : 'alert'} aria-label="Command output">
    {[said, complained].filter(Boolean).join('\n')}
  </Text>
)

const Text = styled.pre<{ $isBad: boolean }>`
  max-height: 20rem;
  padding: 0.625rem 0.75rem;
  border-left: 4px solid ${({ $isBad }) => ($isBad ? 'var(--danger)' : 'var(--action)')};
  background: var(--card);
  overflow: auto;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`
