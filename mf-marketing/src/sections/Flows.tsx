import { desktop, tablet } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import { audiences, type Flow } from '../content/about.ts'

const [width, height] = [240, 96]

/** Each audience that moves money, with its flow: from how many, and to how many. */
export const Flows = () => (
  <Section heading={audiences.heading}>
    <List>
      {audiences.items.map(({ heading, text, flow }) => (
        <li key={heading}>
          <Drawing {...flow} />
          <h3>{heading}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  </Section>
)

/** Lines from those who pay, on the left, to one point, and on to those who are paid. */
const Drawing = ({ from, to }: Flow) => (
  <svg viewBox={`-6 0 ${width + 12} ${height}`} aria-hidden="true">
    <path
      d={heightsOf(from)
        .map((y) => lineTo(0, y))
        .join('')}
    />
    <path
      d={heightsOf(to)
        .map((y) => lineTo(width, y))
        .join('')}
    />
    <path
      className="ends"
      d={[...heightsOf(from).map((y) => dot(0, y)), ...heightsOf(to).map((y) => dot(width, y))].join('')}
    />
    <path className="hub" d={dot(width / 2, height / 2)} />
  </svg>
)

const heightsOf = (count: number) =>
  Array.from({ length: count }, (_, i) => Math.round(((i + 0.5) * height) / count))

const lineTo = (x: number, y: number) =>
  `M${x} ${y}C${(x + width / 2) / 2} ${y} ${(x + width / 2) / 2} ${height / 2} ${width / 2} ${height / 2}`

const dot = (x: number, y: number) => `M${x} ${y}h0`

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 5vw, 3.5rem) clamp(2rem, 5vw, 4rem);
  padding: 0;
  list-style: none;

  /* On a phone the drawing is beside its words. */
  li {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: 0.25rem 1.25rem;
    align-content: start;
  }

  svg {
    grid-row: span 2;
    align-self: center;
    width: min(100%, 15rem);
    fill: none;
    stroke: var(--action);
    stroke-width: 1.5;
    stroke-linecap: round;
  }

  .ends {
    stroke: var(--text);
    stroke-width: 6;
  }

  .hub {
    stroke: var(--amber);
    stroke-width: 12;
  }

  h3 {
    font: 650 var(--size-h3) / 1.2 var(--font-display);
  }

  p {
    max-width: 24em;
    color: var(--muted);
  }

  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    li {
      grid-template-columns: minmax(0, 1fr);
    }

    svg {
      grid-row: auto;
      margin-bottom: 0.75rem;
    }
  }

  ${desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
