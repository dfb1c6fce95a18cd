import { styled } from 'styled-components'
import { DayObject } from './DayObject.tsx'

/** The object, standing on the account's upper line. */
export const OnLine = styled(DayObject)`
  margin-top: 2rem;
  border-bottom: 2px solid var(--on-ink);

  p {
    max-width: 18em;
  }
`

export const Close = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.75rem 1.5rem;
  align-items: baseline;
  margin-top: 1.5rem;

  time,
  b {
    font: 700 min(1.3 * var(--size-h2), 9vw) / 1 var(--font-display);
    letter-spacing: -0.02em;
  }

  b {
    text-align: right;
  }

  [data-gain] {
    color: var(--bright);
  }

  p {
    grid-column: 1 / -1;
    font-size: var(--size-lead);
    line-height: 1.4;
    text-wrap: balance;
  }
`
