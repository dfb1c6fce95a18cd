import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import { compliance } from '../content/home.ts'

const { heading, lead, badges, rating } = compliance

/** Standards and rating, as seals of our own. */
export const Badges = () => (
  <Section heading={heading} lead={lead} tone="card">
    <Seals>
      {badges.map(({ name, text }) => (
        <li key={name}>
          <strong>{name}</strong>
          <span>{text}</span>
        </li>
      ))}
      <li>
        <strong>{rating.name}</strong>
        <Stars role="img" aria-label={rating.text}>
          {'★'.repeat(rating.stars)}
        </Stars>
      </li>
    </Seals>
  </Section>
)

const Seals = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: 1.25rem;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    gap: 0.375rem;
    align-content: start;
    padding: 1.25rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }

  strong {
    font: 700 var(--size-h3) / 1.1 var(--font-display);
  }

  span {
    color: var(--muted);
    font-size: var(--size-small);
  }
`

const Stars = styled.div`
  color: var(--amber);
  font-size: var(--size-lead);
  letter-spacing: 0.1em;
`
