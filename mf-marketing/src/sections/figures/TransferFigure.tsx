import { desktop } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Tank, Transfer } from '../../content/figures/figure.ts'
import { type Paise, rupees } from '../../content/rupees.ts'
import { StateLabel } from '../states/StateLabel.tsx'
import { largeText, shareOf, tones } from './tones.ts'

/** Two accounts to scale, and the span over which an amount waits to pass from one to the other. */
export const TransferFigure = ({ from, to, amount, state, until }: Transfer) => {
  const full = Math.max(from.balance, to.balance + amount)
  return (
    <Span>
      <Account {...from} after={from.balance - amount} full={full} />
      <Crossing>
        <b>{rupees(amount)}</b>
        <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 40C18 -8 82 -8 100 40" />
        </svg>
        <span>
          <StateLabel state={state} />
          <small>{until}</small>
        </span>
      </Crossing>
      <Account {...to} after={to.balance + amount} full={full} />
    </Span>
  )
}

/** An account, filled up to the lower of its two levels. Between the two is the amount that leaves or arrives. */
const Account = ({ name, note, tone, balance, after, full }: Tank & { after: Paise; full: Paise }) => (
  <div data-tone={tone}>
    <Level data-is="empty" $of={shareOf(full - Math.max(balance, after), full)} />
    <Level data-is={after > balance ? 'arrives' : 'leaves'} $of={shareOf(Math.abs(after - balance), full)} />
    <Level $of={shareOf(Math.min(balance, after), full)} />
    <p>
      <b>{name}</b>
      <small>{note}</small>
      {rupees(balance)}
      <small>then {rupees(after)}</small>
    </p>
  </div>
)

const Span = styled.div`
  display: grid;
  grid-template-columns: minmax(5.5rem, 3fr) minmax(0, 5fr) minmax(5.5rem, 3fr);
  gap: 0.5rem;
  padding-top: 0.75rem;

  ${largeText} {
    grid-template-columns: minmax(0, 1fr);
  }

  > div {
    ${tones}
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }

  > :first-child,
  > :nth-child(3) {
    padding-top: 5.25rem;
  }

  p {
    padding: 0.5rem 0 0;
  }
`

const Level = styled.i<{ $of: string }>`
  height: calc(var(--whole, 10.5rem) * ${({ $of }) => Number.parseFloat($of) / 100});
  background: var(--tone);

  ${desktop} {
    --whole: 13rem;
  }

  &[data-is='empty'] {
    background: none;
  }

  &[data-is='leaves'] {
    border: 2px dashed var(--text);
    background: var(--amber);
  }

  &[data-is='arrives'] {
    border: 2px dashed var(--text);
    background: color-mix(in srgb, var(--amber) 22%, var(--card));
  }
`

const Crossing = styled.div`
  position: relative;
  justify-items: center;

  > b {
    font: 700 var(--size-h3) / 1.3 var(--font-display);
  }

  > svg {
    width: 100%;
    height: 3.75rem;
    overflow: visible;
    fill: none;
  }

  > svg path {
    stroke: var(--amber);
    stroke-width: 2.5;
    stroke-dasharray: 6 5;
    vector-effect: non-scaling-stroke;
  }

  > span {
    margin-top: 0.5rem;
    text-align: center;
  }

  ${desktop} {
    > span {
      margin-top: -2rem;
    }
  }
`
