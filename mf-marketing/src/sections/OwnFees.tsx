import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import { type FeeSchedule, fees } from '../content/fees.ts'
import { FeeTable } from './FeeTable.tsx'

/** What a product charges for. The terms for every product are printed once, on another page. */
export const OwnFees = ({
  heading,
  lead,
  groups,
  free,
  tone,
}: FeeSchedule & { readonly tone: 'paper' | 'card' }) => (
  <Band id={fees.id} data-tone={tone}>
    <Columns>
      <div>
        <h2>{heading}</h2>
        <p>{lead}</p>
        {fees.linksOfOwn.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </div>
      <div>
        <FeeTable groups={groups} />
        <h3>{fees.freeHeading}</h3>
        <Free>
          {[...free, ...fees.free].map((what) => (
            <li key={what}>{what}</li>
          ))}
        </Free>
      </div>
    </Columns>
  </Band>
)

const Band = styled.section`
  padding-block: clamp(3rem, 6vw, 5.5rem);

  &[data-tone='card'] {
    border-block: 1px solid var(--line);
    background: var(--card);
  }
`

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 6vw, 5.5rem);
  align-items: start;

  ${desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }

  h2 {
    font: 700 var(--size-h2) / 1.1 var(--font-display);
    letter-spacing: -0.015em;
  }

  p {
    max-width: 34em;
    margin-block: 1rem 0.5rem;
    color: var(--muted);
  }

  a {
    display: block;
    width: fit-content;
    margin-top: 0.75rem;
    font-weight: 600;
  }

  h3 {
    padding-top: 1.5rem;
    color: var(--action-strong);
    font: 650 var(--size-h3) / 1.2 var(--font-display);
  }
`

/** Not a table to look things up in: the items run on, as in a sentence. */
const Free = styled.ul`
  max-width: 38em;
  padding: 0.5rem 0 0;
  list-style: none;

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
