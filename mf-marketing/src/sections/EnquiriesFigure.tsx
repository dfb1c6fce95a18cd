import { styled } from 'styled-components'
import { enquiries } from '../content/careers.ts'
import { percent } from './figures/tones.ts'

const { label, from, to, steps, heads, axis } = enquiries
const once = 50
const [[, most]] = steps

const across = (hour: number) => ((hour - from) / (to - from)) * 100
const down = (times: number) => Math.round((most - times) * once)

const line = steps
  .map(([, times], i) => `${i ? 'V' : 'M0 '}${down(times)}H${across(steps[i + 1]?.[0] ?? to).toFixed(1)}`)
  .join('')

/** How often customers asked about a payout on that day; above the line, the enquiries that were no longer made. */
export const EnquiriesFigure = () => (
  <Graph role="img" aria-label={label}>
    <Heads>
      {heads[0]} <b>{heads[1]}</b>
    </Heads>
    <Scale>
      {axis.map((times) => (
        <Times key={times} $at={percent(down(times) / 100)}>
          {times}
        </Times>
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className="asked" d={`${line}V100H0z`} />
        <path className="saved" d={`${line}V0z`} />
        <path d={line} />
      </svg>
    </Scale>
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
  padding-left: 0.875rem;
  color: var(--on-ink-muted);
  font-size: var(--size-small);

  svg {
    display: block;
    width: 100%;
    height: 100%;
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
    fill: var(--amber);
    stroke: none;
  }
`

/** The number of enquiries, on the left of the graph. */
const Scale = styled.div`
  position: relative;
  height: 6.5rem;
  font-variant-numeric: tabular-nums;
  line-height: 1;
`

const Times = styled.span<{ $at: string }>`
  position: absolute;
  top: calc(${({ $at }) => $at} - 0.5em);
  right: calc(100% + 0.375rem);
`

const Heads = styled.p`
  && {
    display: flex;
    justify-content: space-between;
    max-width: none;
    margin-bottom: 0.375rem;
    font-size: inherit;
  }

  b {
    color: var(--amber);
    font-weight: 600;
  }
`

const Hours = styled.div`
  margin-top: 0.25rem;
  font-variant-numeric: tabular-nums;
  position: relative;
  height: 1.5rem;
`

const Hour = styled.span<{ $at: string }>`
  position: absolute;
  left: ${({ $at }) => $at};
`
