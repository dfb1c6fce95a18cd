import { Unbroken } from '@bridge/shared/ui/Unbroken'
import { styled } from 'styled-components'
import { week } from './content/week.ts'

const { days, hours, working, label, email, office } = week
/** The size of an hour's cell, in units of the drawing. */
const [wide, tall] = [10, 14]

const row = (day: number, from: number, to: number) =>
  `M${from * wide} ${(day + 0.5) * tall}h${(to - from) * wide}`

/** A cell for each hour of the week. */
export const Week = () => (
  <Figure>
    <Hours role="img" aria-label={label}>
      <svg viewBox={`0 0 ${24 * wide} ${days.length * tall}`} aria-hidden="true">
        <path d={days.map((_, day) => row(day, 0, 24)).join('')} />
        <path
          className="working"
          d={days
            .slice(0, working.days)
            .map((_, day) => row(day, working.from, working.to))
            .join('')}
        />
      </svg>
      <Days>
        {days.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </Days>
      <Scale>
        {hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </Scale>
    </Hours>
    <Legend>
      <li>{email}</li>
      <li>
        <Unbroken text={office} />
      </li>
    </Legend>
  </Figure>
)

const Figure = styled.figure`
  --answered: color-mix(in srgb, var(--bright) 40%, var(--ink));
`

const Hours = styled.div`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr);
  gap: 0.25rem 0.75rem;
  margin-top: 1.75rem;
  color: var(--on-ink-muted);
  font-size: var(--size-tiny);
  font-variant-numeric: tabular-nums;
  line-height: 1;

  svg {
    display: block;
    grid-column: 2;
    width: 100%;
    fill: none;
    stroke: var(--answered);
    stroke-width: ${tall - 3};
    stroke-dasharray: ${wide - 2} 2;
    forced-color-adjust: none;
  }

  .working {
    stroke: var(--bright);
  }
`

/** The days' names. They follow the drawing in the document, so that its height is known before they are laid out. */
const Days = styled.div`
  display: grid;
  grid-template-rows: repeat(${days.length}, minmax(0, 1fr));
  grid-area: 1 / 1;
  align-items: center;
`

const Scale = styled.div`
  display: grid;
  grid-template-columns: repeat(${hours.length - 1}, minmax(0, 1fr)) 1.125rem;
  grid-column: 2;
`

const Legend = styled.ul`
  display: grid;
  gap: 0.375rem;
  margin-top: 1rem;
  padding: 0;
  color: var(--on-ink-muted);
  font-size: var(--size-small);
  line-height: 1.4;
  list-style: none;

  li {
    padding-left: 1.25rem;
    background: linear-gradient(var(--swatch), var(--swatch)) 0 0.3em / 0.625rem 0.75rem no-repeat;
    --swatch: var(--answered);
    print-color-adjust: exact;
  }

  li + li {
    --swatch: var(--bright);
  }
`
