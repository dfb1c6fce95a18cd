import { styled } from 'styled-components'
import type { Carried } from '../../content/figures/figure.ts'
import { rupees } from '../../content/rupees.ts'
import { carriedOver } from './carried-over.ts'
import { Flow } from './Flow.ts'
import { largeText, percent } from './tones.ts'

/** Amounts on one day and on the next, to scale: what stays, what crosses from one part to another, what leaves. */
export const CarriedFigure = (figure: Carried) => {
  const { since, parts } = figure
  const { rows, before, streams, ends, crossing, leaving } = carriedOver(figure)
  return (
    <Flow $rows={rows}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ name, tone }, i) => (
          <g key={name} data-tone={tone}>
            <path d={streams[i]} />
            <path d={ends[i]} />
          </g>
        ))}
        <g data-tone={parts[figure.from]?.tone}>
          <path />
          <path d={leaving} />
        </g>
        <g data-tone="amber">
          <path />
          <path d={crossing} />
        </g>
      </svg>
      {parts.map(({ name, note }) => (
        <p key={name}>
          <b>{name}</b>
          <small>{note}</small>
        </p>
      ))}
      <Before>
        <small>{since}</small>
        {parts.map(({ name, was }, i) => (
          <Amount key={name} $at={before[i] ?? 0}>
            {rupees(was)}
          </Amount>
        ))}
      </Before>
    </Flow>
  )
}

const Before = styled.div`
  position: relative;
  grid-area: 1 / 1 / -1 / 2;
  line-height: 1.25;

  ${largeText} {
    display: none;
  }
`

const Amount = styled.span<{ $at: number }>`
  position: absolute;
  top: ${({ $at }) => percent($at)};
  left: calc(3% + 0.5rem);
  transform: translateY(-50%);
`
