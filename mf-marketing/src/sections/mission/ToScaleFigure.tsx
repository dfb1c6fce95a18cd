import { styled } from 'styled-components'
import { toScale } from '../../content/mission.ts'

const { label, heads, across, perDay, days } = toScale
const high = perDay * days.length

/** Four days as an area; in its first corner four seconds, marked by a ring. */
export const ToScaleFigure = () => (
  <Figure role="img" aria-label={label}>
    <p>
      <b>{heads[0]}</b> {heads[1]}
    </p>
    <div>
      <svg viewBox={`0 0 ${across} ${high}`} aria-hidden="true">
        {days.map((day, i) => (
          <path key={day} d={`M0 ${i * perDay}h${across}v${perDay}h${-across}z`} />
        ))}
        <circle cx=".5" cy=".5" r="6" />
        <path className="seconds" d="M0 0h1v1h-1z" />
      </svg>
      {days.map((day) => (
        <span key={day}>{day}</span>
      ))}
    </div>
  </Figure>
)

const Figure = styled.div`
  margin-top: 1.5rem;
  color: var(--on-ink-muted);
  font-size: var(--size-small);

  && > p {
    margin-bottom: 0.75rem;
    color: inherit;
    font-size: inherit;
  }

  b {
    color: var(--amber);
  }

  > div {
    position: relative;
    isolation: isolate;
    display: grid;
    grid-template-rows: repeat(${days.length}, minmax(0, 1fr));
    aspect-ratio: ${across} / ${high};
  }

  span {
    padding: 0.5rem 0.75rem;
    line-height: 1;
    text-align: right;
  }

  svg {
    position: absolute;
    inset: 0;
    z-index: -1;
    overflow: visible;
    fill: color-mix(in srgb, var(--bright) 24%, var(--ink));
    print-color-adjust: exact;
  }

  path:nth-of-type(even) {
    fill: color-mix(in srgb, var(--bright) 14%, var(--ink));
  }

  .seconds:nth-of-type(n) {
    fill: var(--amber);
  }

  circle {
    fill: none;
    stroke: var(--amber);
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
`
