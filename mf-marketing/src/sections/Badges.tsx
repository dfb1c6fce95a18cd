import { tablet } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import { compliance } from '../content/home/proof.ts'
import { Seal } from './Seal.tsx'
import { Sentences } from './Sentences.tsx'
import { Strip } from './Strip.tsx'

const { heading, lead, standards } = compliance

/**
 * The standards that we work to, as seals of our own design, on a patterned strip like those on banknotes.
 */
export const Badges = () => (
  <Band>
    <Container>
      <Sentences text={heading} />
      <p>{lead}</p>
      <ul>
        {standards.map((standard, i) => (
          <li key={standard.name}>
            {i === 0 && <Strip />}
            <Seal {...standard} />
            <span>{standard.text}</span>
            <small>{standard.does}</small>
          </li>
        ))}
      </ul>
    </Container>
  </Band>
)

const Band = styled.section`
  overflow: clip;
  padding-block: clamp(3.5rem, 6vw, 5rem);
  border-block: 1px solid var(--line);
  background: var(--card);
  color: var(--muted);
  text-align: center;

  h2 {
    color: var(--text);
  }

  h2 + p {
    margin-block: 1rem 2.5rem;
    font-size: var(--size-lead);
  }

  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2.5rem 1.5rem;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
    align-content: start;
    justify-items: center;
  }

  li > [role] {
    grid-area: 1 / 1;
    border-radius: 50%;
    background: var(--card);
  }

  li > span {
    max-width: 14.65em;
    margin-top: 0.75rem;
    color: var(--text);
    font-weight: 600;
    text-wrap: balance;
  }

  small {
    font-size: var(--size-base);
    font-variant-numeric: tabular-nums;
  }

  @media (width >= 22.5rem) {
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  ${tablet} {
    ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`
