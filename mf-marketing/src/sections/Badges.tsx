import { desktop } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import { compliance } from '../content/home/proof.ts'
import { Seal } from './Seal.tsx'

const { heading, lead, standards } = compliance

/** The standards that we work to, as seals of our own design. */
export const Badges = () => (
  <Section heading={heading} lead={lead} tone="card">
    <Seals>
      {standards.map((standard) => (
        <li key={standard.name}>
          <Seal {...standard} />
          <span>{standard.text}</span>
          <small>{standard.rosette.text}</small>
        </li>
      ))}
    </Seals>
  </Section>
)

const Seals = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem 1.5rem;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    gap: 0.5rem;
    align-content: start;
    justify-items: center;
    color: var(--muted);
    text-align: center;
  }

  span {
    max-width: 22ch;
    margin-top: 0.75rem;
    color: var(--text);
    font-weight: 600;
    text-wrap: balance;
  }

  small {
    font-size: var(--size-small);
    font-variant-numeric: tabular-nums;
  }

  @media (width >= 22.5rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`
