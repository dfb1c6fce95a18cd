import { styled } from 'styled-components'
import type { DotGroup, Dots } from '../../content/figures/figure.ts'
import { rupees } from '../../content/rupees.ts'

const across = 17
const down = 12
const pitch = 10

/** One dot per item, in the colour of money that has arrived; those still open are rings. */
export const DotsFigure = ({ groups }: Dots) => (
  <Groups>
    {groups.map((group) => (
      <div key={group.name}>
        <Field {...group} />
        <p>
          <b>{group.name}</b>
          <span>
            {group.count - group.open} of {group.count}
          </span>
          <small>{rupees(group.amount)}</small>
        </p>
      </div>
    ))}
  </Groups>
)

const Field = ({ name, count, open }: DotGroup) => {
  const id = `dots-${name.replace(' ', '-')}`
  const paid = count - open
  const rows = Math.floor(paid / across)
  const rest = (paid % across) * pitch
  return (
    <svg viewBox={`0 0 ${across * pitch} ${down * pitch}`} aria-hidden="true">
      <pattern id={id} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
        <circle cx="5" cy="5" r="3.5" />
      </pattern>
      <path fill={`url(#${id})`} d={`M0 0H${across * pitch}V${rows * pitch}H${rest}v${pitch}H0Z`} />
      {Array.from({ length: open }, (_, i) => paid + i).map((place) => (
        <circle
          key={place}
          className="open"
          cx={(place % across) * pitch + 5}
          cy={Math.floor(place / across) * pitch + 5}
          r="4"
        />
      ))}
    </svg>
  )
}

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: clamp(1rem, 4vw, 3rem);
  padding-top: 2rem;

  svg {
    display: block;
    width: 100%;
    overflow: visible;
  }

  pattern circle {
    fill: var(--action);
  }

  .open {
    fill: var(--card);
    stroke: var(--amber);
    stroke-width: 2.25;
  }

  p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 0.75rem;
    padding: 0.75rem 0 0;
  }

  small {
    flex-basis: 100%;
  }
`
