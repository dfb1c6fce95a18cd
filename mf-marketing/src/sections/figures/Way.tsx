import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Road } from '../../content/figures/document.ts'
import { percent } from './tones.ts'

/** The bill's days of validity, along the road to scale. */
export const Way = ({ from, to, km, kmPerDay }: Road) => (
  <Ruler>
    <svg aria-hidden="true">
      <line x2="100%" y1="50%" y2="50%" />
      {Array.from({ length: Math.ceil(km / kmPerDay) }, (_, day) => (day * kmPerDay) / km).map((at) => (
        <line key={at} x1={percent(at)} x2={percent(at)} y1="10%" y2="90%" />
      ))}
      <line className="end" x1="100%" x2="100%" y1="10%" y2="90%" />
      <line
        className="rest"
        x1={percent(Math.floor(km / kmPerDay) * (kmPerDay / km))}
        x2="100%"
        y1="50%"
        y2="50%"
      />
    </svg>
    <div>
      <b>{from}</b>
      <span>
        <span>Day one: {kmPerDay} km.</span> <span>Day two: {km % kmPerDay}.</span>
      </span>
      <b>{to}</b>
    </div>
  </Ruler>
)

/** Has its full height before its words arrive: being at a card's lower edge, it would otherwise move up. */
const Ruler = styled.div`
  min-height: 4.25rem;

  svg {
    display: block;
    width: 100%;
    height: 1.5rem;
    overflow: visible;
  }

  line {
    stroke: var(--action);
    stroke-width: 3;
  }

  .rest {
    stroke: var(--amber);
  }

  div {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding: 0.25rem 0 0;
    font-size: var(--size-tiny);
    line-height: 1.25rem;
  }

  /* A line for each day. */
  span > span {
    display: block;
  }

  ${tablet} {
    grid-column: 1 / -1;
    min-height: 3rem;

    span > span {
      display: inline;
    }
  }
`
