import { star } from '@bridge/shared/icons'
import { styled } from 'styled-components'

interface RatingProps {
  readonly name: string
  readonly stars: number
  readonly text: string
}

/** A badge of stars. */
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
  gap: 0.375rem;
  justify-items: start;
  width: 100%;
  max-width: var(--measure);
  padding: 1.5rem;
  border-radius: calc(1.5 * var(--radius));
  background: var(--ink);
  color: var(--on-ink-muted);
  line-height: 1.4;

  svg {
    width: 9rem;
    fill: var(--amber);
  }

  strong {
    color: var(--on-ink);
    font: 700 var(--size-h3) / 1.2 var(--font-display);
  }
`
