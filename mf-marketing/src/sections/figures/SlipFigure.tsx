import { desktop } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Slip } from '../../content/figures/approval.ts'
import { rupees } from '../../content/rupees.ts'
import { shareOf } from './tones.ts'

/** A payment slip: the amount, the two signatories, and the amount drawn to scale against the limit. */
export const SlipFigure = ({ amount, from, signed, limit, of, left }: Slip) => (
  <Paper>
    <p>
      <b>{rupees(amount)}</b>
      <small>{from}</small>
    </p>
    {signed.map(({ as, who, time, path }) => (
      <p key={as}>
        <svg viewBox="0 0 120 40" aria-hidden="true">
          <path d={path} />
        </svg>
        <b>
          {as}: {who}
        </b>
        <small>{time}</small>
      </p>
    ))}
    <Limit $of={shareOf(amount, limit)}>
      <i>
        <i />
      </i>
      <p>
        {of}
        <b>{left}</b>
      </p>
    </Limit>
  </Paper>
)

const Paper = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1.25rem clamp(1rem, 5vw, 3rem);
  align-content: start;
  margin-top: 1.25rem;
  padding: 1.25rem clamp(1rem, 3vw, 2rem);
  outline: 1px solid transparent;
  background: color-mix(in srgb, var(--amber) 7%, var(--paper));
  box-shadow: var(--shadow-low);

  > :first-child,
  > :last-child {
    grid-column: 1 / -1;
  }

  ${desktop} {
    grid-template-columns: minmax(0, 2fr) repeat(2, minmax(0, 1fr));
    align-content: space-around;

    > :first-child {
      grid-column: auto;
    }
  }

  > :first-child b {
    font: 700 var(--size-h2) / 1.1 var(--font-display);
    letter-spacing: -0.03em;
  }

  svg {
    display: block;
    width: min(9rem, 100%);
    margin-bottom: 0.375rem;
    border-bottom: 1px solid var(--text);
    fill: none;
    stroke: var(--action-strong);
    stroke-width: 1.75;
    stroke-linecap: round;
  }
`

/** The limit, below the perforation. */
const Limit = styled.div<{ $of: string }>`
  padding-top: 1.25rem;
  border-top: 1.5px dashed var(--muted);

  i {
    display: block;
    border: 1px solid var(--text);
  }

  i i {
    width: ${({ $of }) => $of};
    height: 1.5rem;
    border: 0;
    background: var(--action);
  }

  p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
    padding-top: 0.375rem;
  }
`
