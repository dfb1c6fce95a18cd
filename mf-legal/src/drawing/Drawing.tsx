import { styled } from 'styled-components'
import type { Mark, PolicyDrawing, Span } from './policy-drawing.ts'
import { arches, columns, dashed, deck, ground, solid, width } from './viaduct.ts'

/** A policy's periods to scale, each as a viaduct as long as the period. */
export const Drawing = ({ spans, marks, caption }: PolicyDrawing) => (
  <Figure>
    <ol>
      {spans.map((span) => (
        <li key={span.what}>
          <a href={`${span.policy}#${span.section}`}>
            <b>{span.value}</b> {span.what}
          </a>
          <Viaduct {...span} height={spans.length > 2 ? 30 : 60} />
        </li>
      ))}
    </ol>
    <svg height="24" aria-hidden="true">
      {marks.map((mark) => (
        <Named key={mark.text} {...mark} />
      ))}
    </svg>
    <figcaption>{caption}</figcaption>
  </Figure>
)

const Viaduct = ({ height, ...span }: Span & { readonly height: number }) => {
  const { from, to, sure, first, goesOn } = span
  return (
    <svg viewBox={`0 0 ${width} ${ground}`} height={height} preserveAspectRatio="none" aria-hidden="true">
      <path className="columns" d={columns(span)} strokeWidth={0.8 * height} />
      <path className="rib" d={arches(span)} />
      <path className="deck" d={deck(from, sure)} />
      {sure < to && <path className="dashed" d={dashed(sure, to)} />}
      {goesOn && <path className="dashed" d={dashed(to, 1)} />}
      {first !== undefined && <path className="deck" d={solid(from, first)} fill="currentColor" />}
    </svg>
  )
}

/** A named position on the scale: a hairline through all spans, with the name at its foot. */
const Named = ({ at, text }: Mark) => {
  const x = `${Number((at * 100).toFixed(1))}%`
  return (
    <>
      <line x1={x} x2={x} y1="-600" y2="4" />
      <text x={x} y="18" textAnchor={at < 0.05 ? 'start' : at > 0.95 ? 'end' : 'middle'}>
        {text}
      </text>
    </>
  )
}

const Figure = styled.figure`
  overflow: clip;
  color: var(--muted);
  font-size: var(--size-small);
  font-variant-numeric: tabular-nums;

  ol {
    display: grid;
    gap: 0.5rem;
    position: relative;
    z-index: 1;
    padding: 0;
    list-style: none;
  }

  /* The label's background covers the hairlines. */
  a {
    background: var(--paper);
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    color: var(--text);
  }

  b {
    color: var(--action-strong);
    font-weight: 600;
  }

  svg {
    display: block;
    width: 100%;
    overflow: visible;
    fill: none;
    stroke: currentColor;
  }

  li svg {
    margin-top: 0.125rem;
    border-bottom: 1px solid var(--line);
  }

  @media (width < 44rem) {
    li svg {
      height: 1.5rem;
    }

    .columns {
      stroke-width: 1.2rem;
    }
  }

  path {
    vector-effect: non-scaling-stroke;
  }

  /* Of these dashes, only the columns show: the filled ribs cover the rest. */
  .columns {
    stroke-dasharray: 1 13;
  }

  .rib {
    fill: var(--paper);
  }

  .rib,
  .columns {
    color: var(--text);
  }

  .deck {
    color: var(--action);
  }

  .dashed {
    stroke-dasharray: 5;
  }

  line {
    color: var(--line);
  }

  text {
    fill: currentColor;
    stroke: none;
  }

  @media (forced-colors: active) {
    .rib {
      fill: Canvas;
    }
  }
`
