import { star } from '@bridge/shared/icons'
import { styled } from 'styled-components'

interface RatingProps {
  readonly name: string
  readonly stars: number
  readonly text: string
}

/** A badge of stars, on one line. */
export const Rating = ({ name, stars, text }: RatingProps) => (
  <Badge>
    <svg viewBox={`0 0 ${24 * stars} 24`} role="img" aria-label={`${stars} of ${stars} stars`}>
      {Array.from({ length: stars }, (_, i) => (
        <path key={`${24 * i}`} d={star} transform={`translate(${24 * i})`} />
      ))}
    </svg>
    <strong>{name}</strong>
    <span>{text}</span>
  </Badge>
)

const Badge = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.25rem 0.875rem;
  align-items: center;
  width: 100%;
  max-width: var(--measure);
  padding-top: 1rem;
  border-top: 1px solid var(--line);
  color: var(--muted);

  svg {
    width: 6.5rem;
    fill: var(--amber);
  }

  strong {
    color: var(--text);
    font-weight: 650;
  }

  span {
    grid-column: 1 / -1;
    text-wrap: balance;
  }
`
