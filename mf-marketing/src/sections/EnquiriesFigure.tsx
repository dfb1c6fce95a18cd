import { styled } from 'styled-components'
import { enquiries } from '../content/careers.ts'
import { percent } from './figures/tones.ts'

const { label, from, to, steps, heading, asked, saved } = enquiries
const once = 50
const [[, most], [change], [, last]] = steps

const across = (hour: number) => ((hour - from) / (to - from)) * 100
const down = (times: number) => Math.round((most - times) * once)

const changed = across(change).toFixed(1)

const line = steps
  .map(([, times], i) => `${i ? 'V' : 'M0 '}${down(times)}H${across(steps[i + 1]?.[0] ?? to).toFixed(1)}`)
  .join('')

/** How often customers asked about a payout on that day; dashed, the questions that were no longer asked. */
export const EnquiriesFigure = () => (
  <Graph role="img" aria-label={label}>
    <p>{heading}</p>
    <Plot>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className="asked" d={`${line}V100H0z`} />
        <path className="saved" d={`M${changed} 0H100V${down(last)}`} />
        <path d={line} />
      </svg>
      <Often $at={percent(across(change) / 200)}>{asked[0]}</Often>
      <Often $at={percent((across(steps[2][0]) + 100) / 200)}>{asked[1]}</Often>
      <Saved>{saved}</Saved>
    </Plot>
    <Hours>
      {steps.map(([hour]) => (
        <Hour key={hour} $at={percent(across(hour) / 100)}>
          {hour}:00
        </Hour>
      ))}
    </Hours>
  </Graph>
)

const Graph = styled.div`
  margin-top: 1.5rem;
  color: var(--on-ink-muted);
  font-size: var(--size-small);

  && > p {
    max-width: none;
    margin-bottom: 2rem;
    font-size: var(--size-body);
  }

  svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
    fill: none;
    stroke: var(--bright);
    stroke-width: 2;
  }

  path {
    vector-effect: non-scaling-stroke;
  }

  .asked {
    fill: color-mix(in srgb, var(--bright) 16%, var(--ink));
    stroke: none;
  }

  .saved {
    stroke: var(--on-ink-muted);
    stroke-width: 1.5;
    stroke-dasharray: 5 5;
  }
`

const Plot = styled.div`
  position: relative;
  height: 9rem;
  line-height: 1;
`

/** In the middle of its period, below the lower of the two levels. */
const Often = styled.b<{ $at: string }>`
  position: absolute;
  bottom: 1rem;
  left: ${({ $at }) => $at};
  color: var(--on-ink);
  font: 650 var(--size-lead) / 1 var(--font-display);
  translate: -50%;
`

const Saved = styled.span`
  position: absolute;
  right: 0;
  bottom: calc(100% + 0.5rem);
  color: var(--bright);
  font-weight: 600;
`

const Hours = styled.div`
  position: relative;
  height: 1.5rem;
  margin-top: 0.375rem;
  font-variant-numeric: tabular-nums;
`

const Hour = styled.span<{ $at: string }>`
  position: absolute;
  left: ${({ $at }) => $at};
`
