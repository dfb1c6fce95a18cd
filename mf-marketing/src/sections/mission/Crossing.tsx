import { desktop, tablet } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import type { Item } from '../../content/item.ts'
import { crossing, path } from '../../content/mission.ts'
import { head, lines } from './crossing-lines.ts'

/** Where we are going, as spans of a bridge that stands on the next section. */
export const Crossing = () => (
  <Band>
    <Container>
      <h2>{path.heading}</h2>
      <Spans>{path.items.map(entry)}</Spans>
      <Bridge viewBox="0 0 1200 312" role="img" aria-label={crossing}>
        <path d={lines.planned} data-is="planned" />
        <path d={lines.built} />
        <path d={lines.piers} data-is="piers" />
        <path d={lines.deck} data-is="deck" />
        <circle cx={head.x} cy={head.y - 8} r="7" />
      </Bridge>
    </Container>
  </Band>
)

const entry = ({ heading, text }: Item) => (
  <li key={heading}>
    <h3>{heading}</h3>
    <p>{text}</p>
  </li>
)

const Band = styled.section`
  overflow: clip;
  padding-top: clamp(3rem, 7vw, 6rem);
  background: var(--paper);

  h2 {
    font: 700 var(--size-h2) / 1.1 var(--font-display);
    letter-spacing: -0.015em;
  }

  ol {
    display: grid;
    gap: 1.75rem 2rem;
    padding: 0;
    list-style: none;
  }

  h3 {
    font: 700 var(--size-h3) / 1.2 var(--font-display);
  }

  li > p {
    margin-top: 0.375rem;
    color: var(--muted);
  }

  ${tablet} {
    text-align: center;
  }
`

/** The texts, each above the middle of its span. */
const Spans = styled.ol`
  margin-top: clamp(1.5rem, 4vw, 3rem);

  ${tablet} {
    && {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 0;
    }

    li {
      padding-inline: 0.75rem;
    }
  }

  ${desktop} {
    && {
      padding-inline: 12.5%;
    }
  }
`

/** The bridge. In narrow windows, its three spans fill the column. */
const Bridge = styled.svg`
  position: relative;
  left: -16.5%;
  display: block;
  width: 133%;
  max-width: none;
  overflow: visible;
  margin-top: 2rem;
  fill: none;
  stroke: var(--text);
  stroke-width: 1.5;

  path {
    vector-effect: non-scaling-stroke;
  }

  [data-is='planned'] {
    stroke: var(--muted);
    stroke-width: 1.25;
    stroke-dasharray: 5 5;
  }

  [data-is='piers'] {
    fill: var(--card);
  }

  [data-is='deck'] {
    stroke: var(--action);
    stroke-width: 2.5;
  }

  circle {
    fill: var(--amber);
    stroke: var(--text);
    stroke-width: 1;
  }

  /* As the bridge comes into view, the packet moves to the end of what is built. */
  @supports (animation-timeline: view()) {
    @media screen and (prefers-reduced-motion: no-preference) {
      circle {
        animation: travels linear backwards;
        animation-timeline: view();
        animation-range: entry 60% contain 30%;
      }
    }
  }

  @keyframes travels {
    from {
      transform: translateX(-${head.x - 150}px);
    }
  }

  ${desktop} {
    left: 0;
    width: 100%;
  }
`
