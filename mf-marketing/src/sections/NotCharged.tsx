import { styled } from 'styled-components'
import { type FeeSchedule, fees } from '../content/fees.ts'

/** What is free, this product's items first, as running text: unlike fees, these items need no looking up. */
export const NotCharged = ({ free }: Pick<FeeSchedule, 'free'>) => (
  <Free>
    <h3>{fees.freeHeading}</h3>
    <ul>
      {[...free, ...fees.free].map((what) => (
        <li key={what}>{what}</li>
      ))}
    </ul>
  </Free>
)

const Free = styled.div`
  padding-top: 1.5rem;

  h3 {
    padding-bottom: 0.5rem;
    color: var(--action-strong);
    font: 700 var(--size-h3) / 1.2 var(--font-display);
  }

  ul {
    max-width: 38em;
    padding: 0;
    list-style: none;
  }

  li {
    display: inline;
  }

  li + li::before {
    content: ' · ';
    color: var(--action);
    font-weight: 700;
    word-spacing: 0.15em;
  }
`
