import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { DotGroup, Dots } from '../../content/figures/figure.ts'
import { rupees } from '../../content/rupees.ts'
import { percent } from './tones.ts'

const down = 6
const pitch = 10

const across = ({ count }: DotGroup) => Math.ceil(count / down)

/** One dot per item, in the colour of money that has arrived. Items still open are rings. All have the same size. */
export const DotsFigure = ({ groups }: Dots) => (
  <Groups $across={groups.map(across)}>
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

const Field = (group: DotGroup) => {
  const { name, count, open } = group
  const columns = across(group)
  const id = `dots-${name.replace(' ', '-')}`
  const paid = count - open
  const rows = Math.floor(paid / columns)
  const rest = (paid % columns) * pitch
  return (
    <svg viewBox={`0 0 ${columns * pitch} ${down * pitch}`} aria-hidden="true">
      <pattern id={id} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
        <circle cx="5" cy="5" r="3.5" />
      </pattern>
      <path fill={`url(#${id})`} d={`M0 0H${columns * pitch}V${rows * pitch}H${rest}v${pitch}H0Z`} />
      {Array.from({ length: open }, (_, i) => paid + i).map((place) => (
        <circle
          key={place}
          className="open"
          cx={(place % columns) * pitch + 5}
          cy={Math.floor(place / columns) * pitch + 5}
          r="4"
        />
      ))}
    </svg>
  )
}

const Groups = styled.div<{ $across: readonly number[] }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.5rem, 4vw, 3rem);
  align-content: center;
  height: 100%;
  padding-top: 1.5rem;

  ${tablet} {
    grid-template-columns: ${({ $across }) => $across.map((columns) => `minmax(0, ${columns}fr)`).join(' ')};
  }

  svg {
    display: block;
    width: 100%;
    overflow: visible;
  }

  > div + div > svg {
    width: ${({ $across: [first = 1, second = 1] }) => percent(second / first)};

    ${tablet} {
      width: 100%;
    }
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
    font-size: var(--size-small);
  }
`
