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
        </li>
      ))}
    </Seals>
  </Section>
)

const Seals = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: 2.5rem 1.5rem;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    gap: 1rem;
    align-content: start;
    justify-items: center;
    color: var(--muted);
    text-align: center;
  }

  span {
    max-width: 22ch;
    text-wrap: balance;
  }
`
