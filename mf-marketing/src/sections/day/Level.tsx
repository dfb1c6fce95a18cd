import { desktop } from '@bridge/shared/breakpoints'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import { levels, minutesAt } from '../../content/day-ledger.ts'
import { percent } from '../figures/tones.ts'
import type { Day } from './day.ts'

/** The balance as steps, from the window's left edge, where nothing has come in yet, to the window's right edge. */
export const Level = ({ entries, close, write }: Pick<Day, 'entries' | 'close' | 'write'>) => {
  const steps = levels({ entries, close })
  const from = Math.floor(minutesAt(entries[0]?.time ?? close.time) / 60)
  const hours = minutesAt(close.time) / 60 - from
  const along = (time: string) => (minutesAt(time) / 60 - from) / hours
  const all = steps.map(({ standing }) => standing)
  const [most, least] = [Math.max(0, ...all), Math.min(0, ...all)]
  const down = (sum: number) => (most - sum) / (most - least)
  const zero = percent(down(0))
  const every = hours > 6 ? 3 : 1
  const marks = Array.from({ length: Math.floor(hours) + 1 }, (_, i) => from + i)
  return (
    <Drawn>
      <svg aria-hidden="true">
        {marks
          .filter((hour) => hour % every === 0)
          .map((hour) => (
            <Fragment key={hour}>
              <line {...upright((hour - from) / hours)} />
              <text x={percent((hour - from) / hours)} {...beside((hour - from) / hours)} y="1.25em">
                {`${hour}`.padStart(2, '0')}:00
              </text>
            </Fragment>
          ))}
      </svg>
      <svg aria-hidden="true">
        <pattern id="short" width="8" height="8" patternUnits="userSpaceOnUse">
          <path d="M-2 2 2-2M0 8 8 0M6 10 10 6" />
        </pattern>
        {steps.map(({ time, until, standing }, i) => (
          <rect
            key={time}
            x={percent(along(time))}
            y={percent(Math.min(down(standing), down(0)))}
            width={percent(i < steps.length - 1 ? along(until) - along(time) : beyond)}
            height={percent(Math.abs(down(standing) - down(0)))}
            data-short={standing < 0 ? '' : undefined}
          />
        ))}
        <line x1={percent(-beyond)} x2={percent(1 + beyond)} y1={zero} y2={zero} />
        {steps.map(({ time, until, before, standing }, i) => {
          const [x, y] = [percent(along(time)), percent(down(standing))]
          const last = i === steps.length - 1
          return (
            <Fragment key={time}>
              <line {...upright(along(time))} y1={y} />
              <line data-is="step" x1={x} x2={x} y1={percent(down(before))} y2={y} />
              <line
                data-is="step"
                x1={x}
                x2={last ? percent(1 + beyond) : percent(along(until))}
                y1={y}
                y2={y}
              />
              {along(until) - along(time) > 0.09 && (
                <text x={x} y={y} dx="0.625em" dy={standing < 0 ? '1.4em' : '-0.5em'}>
                  {write(standing)}
                </text>
              )}
            </Fragment>
          )
        })}
      </svg>
      <svg aria-hidden="true">
        {steps.map(({ time }, i) => (
          <line key={time} x1={percent(along(time))} x2={percent(i / steps.length)} y2="100%" />
        ))}
      </svg>
    </Drawn>
  )
}

/** How far lines extend past the figure, and past the window's edges, as a share of the figure's width. */
const beyond = 2

/** Places the name of an hour to the right of its mark, or to the left of it near the end. */
const beside = (share: number) =>
  share > 0.9 ? ({ dx: '-0.5em', textAnchor: 'end' } as const) : { dx: '0.5em' }

const upright = (share: number) => ({ x1: percent(share), x2: percent(share), y2: '100%' })

/** Three drawings: the hours, the balance, and lines from the minute of each entry to the entry's column below. */
const Drawn = styled.div`
  font-size: var(--size-small);
  forced-color-adjust: none;
  print-color-adjust: exact;

  svg {
    display: block;
    overflow: visible;
    width: 100%;
    height: 9rem;
    fill: color-mix(in srgb, var(--bright) 24%, var(--ink));
    stroke: var(--on-ink-muted);
  }

  svg:first-child {
    height: 1.75rem;
    margin-bottom: 1rem;
  }

  svg:last-child {
    display: none;
    height: 4rem;
  }

  /* The last hour's name would overlap the previous one. */
  @media (width < 30rem) {
    svg:first-child text:last-child {
      display: none;
    }
  }

  text {
    fill: var(--on-ink-muted);
    stroke: none;
  }

  rect {
    stroke: none;
  }

  pattern {
    stroke: color-mix(in srgb, var(--amber) 75%, var(--ink));
    stroke-width: 1.5;
  }

  [data-short] {
    fill: url(#short);
  }

  [data-is] {
    stroke: var(--on-ink);
    stroke-width: 2.5;
    stroke-linecap: round;
  }

  [data-is] ~ text {
    display: none;
    fill: var(--on-ink);
    font-weight: 600;
  }

  ${desktop} {
    svg {
      height: 18rem;
    }

    svg:last-child,
    [data-is] ~ text {
      display: block;
    }
  }
`
