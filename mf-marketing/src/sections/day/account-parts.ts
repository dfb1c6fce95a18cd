import { styled } from 'styled-components'

/** The object, on the account's upper line. */
export const Standing = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: 1rem 2rem;
  align-items: end;
  margin-top: 2rem;
  border-bottom: 2px solid var(--on-ink);

  p {
    flex: 1 11rem;
    max-width: 18em;
    padding-bottom: 1rem;
    color: var(--on-ink-muted);
    font-size: var(--size-small);
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
