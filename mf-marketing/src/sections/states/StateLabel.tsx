import { styled } from 'styled-components'
import type { State } from '../../content/screen.ts'
import { StateMark } from './StateMark.tsx'

interface StateLabelProps {
  /** A plain word is a fact, not a state of money: it has no shape. */
  readonly state: State | string
  /** Puts the shape at the end, for labels that share a right edge. */
  readonly at?: 'start' | 'end'
}

/** A state as every picture shows it: its words and its shape, so that no state depends on colour alone. */
export const StateLabel = ({ state, at = 'start' }: StateLabelProps) =>
  typeof state === 'string' ? (
    <Label data-is="fact">{state}</Label>
  ) : (
    <Label data-is={state[1]} data-at-end={at === 'end' || undefined}>
      {state[0]}
      <StateMark state={state} />
    </Label>
  )

/** The shape follows the words in the document, so its space, centred on them vertically, is reserved. */
const Label = styled.span`
  position: relative;
  display: inline-block;
  padding-left: 1.5rem;
  font-size: var(--size-tiny);
  font-weight: 600;
  white-space: nowrap;

  > svg {
    position: absolute;
    top: calc(50% - 0.5625rem);
    left: 0;
  }

  &[data-is='fact'] {
    padding: 0;
    font-weight: 400;
  }

  &[data-at-end] {
    padding: 0 1.5rem 0 0;
  }

  &[data-at-end] > svg {
    right: 0;
    left: auto;
  }
`
