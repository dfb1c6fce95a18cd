import { desktop } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { anyHour } from './content/first-hours.ts'

const { answer, night, written, answered, numeral, text, label } = anyHour
const day = 24
const [morning, evening] = night
/** Hours from the start of the day until its last message is answered. */
const whole = day + answer
const tall = 10

/** A stroke for each hour of a day, from when a message is written to when it is answered, as in a train graph. */
export const AnyHour = () => (
  <Figure>
    <figcaption>
      <b>{numeral}</b> {text}
    </figcaption>
    <Marks role="img" aria-label={label}>
      <span>
        {written.map((at) => (
          <small key={at}>{at}</small>
        ))}
      </span>
      <svg viewBox={`0 0 ${whole} ${tall}`} preserveAspectRatio="none" aria-hidden="true">
        <path
          className="night"
          d={`M0 0H${morning}L${morning + answer} ${tall}H${answer}zM${evening} 0H${day}L${whole} ${tall}H${evening + answer}z`}
        />
        <path d={Array.from({ length: day + 1 }, (_, hour) => `M${hour} 0l${answer} ${tall}`).join('')} />
        <path className="rails" d={`M0 0H${day}M${answer} ${tall}H${whole}`} />
      </svg>
      <span data-answered>
        {answered.map((by) => (
          <small key={by}>{by}</small>
        ))}
      </span>
    </Marks>
  </Figure>
)

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem 3.5rem;
  align-items: start;

  figcaption {
    color: var(--muted);
    line-height: 1.4;
    text-wrap: balance;
  }

  b {
    display: block;
    color: var(--action);
    font: 700 calc(1.1 * var(--size-h2)) / 1.1 var(--font-display);
    letter-spacing: -0.02em;
  }

  ${desktop} {
    grid-template-columns: 14rem minmax(0, 1fr);
    grid-column: 1 / -1;
    margin-top: 1rem;

    b {
      margin-bottom: 0.5rem;
    }
  }
`

const part = (hours: number) => `${((hours / whole) * 100).toFixed(2)}%`

/** Each time is at the end of its stroke: above, when a message is written; below, when it is answered. */
const Marks = styled.div`
  color: var(--muted);
  font-variant-numeric: tabular-nums;
  line-height: 1.4;

  span {
    display: grid;
    grid-template-columns: repeat(3, ${part(6)}) auto;
  }

  [data-answered] {
    grid-template-columns: ${part(answer)} repeat(3, ${part(6)}) auto;
  }

  [data-answered] > :first-child {
    grid-column: 2;
  }

  small {
    font-size: var(--size-tiny);
    white-space: nowrap;
  }

  /* On a phone with large text, only every other time is shown. */
  @media (width < 19rem) {
    small:nth-child(even) {
      visibility: hidden;
      width: 0;
      overflow: hidden;
    }
  }

  svg {
    display: block;
    width: 100%;
    height: 3.5rem;
    margin-block: 0.375rem;
    overflow: visible;
    fill: none;
    stroke: var(--action);
    stroke-width: 1.25;
    print-color-adjust: exact;
    forced-color-adjust: none;
  }

  path {
    vector-effect: non-scaling-stroke;
  }

  .night {
    fill: color-mix(in srgb, var(--text) 12%, transparent);
    stroke: none;
  }

  .rails {
    stroke: var(--text);
    stroke-width: 2;
  }
`
