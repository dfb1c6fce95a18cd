import { css } from 'styled-components'
import { laidOut } from '../papers/laid-out.ts'
import { stampRed } from '../papers/stamp-red.ts'

/**
 * In rem: the height of a line of the headline, the distance from the headline to the paper, and the part of that
 * distance below the rack's top.
 */
const headline = { line: 5.25, above: 6.75, rack: 2.75 }
const low = { line: 4, above: 6.75, rack: headline.rack }
/** Where the days of the headline's two clauses are on the rack, in rem from the left edge. */
const [first, second] = [50, 75]
const hop = 0.5

/** From the middle of each clause of the headline down to the rack. */
const leaders = ({ line, above, rack }: typeof headline) => css`
  > :first-child {
    row-gap: ${above}rem;
  }

  && h1 {
    font-size: ${line / 1.05}rem;
    line-height: ${line}rem;
  }

  h1 > span {
    height: ${line}rem;
  }

  h1 > ::before {
    top: ${line / 2 - hop}rem;
  }

  h1 > ::after {
    height: ${0.5 * line + above - rack}rem;
    margin-top: ${line / 2}rem;
  }

  h1 > :first-child::after {
    height: ${1.5 * line + above - rack}rem;
  }
`

/** The window is forty-five days wide: a leader goes from each clause of the headline to its day on the rack. */
export const ageing = css`
  --label: 13px;
  --wall: color-mix(in srgb, var(--bright) 34%, var(--card));
  --floor: color-mix(in srgb, var(--text) 30%, var(--paper));
  background: color-mix(in srgb, var(--danger) 13%, var(--paper));

  > :first-child {
    --action: var(--action-strong);
  }

  /* A ruler of fifty days */
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: 1.5rem;
    background:
      linear-gradient(90deg, var(--wall) 30%, var(--action) 0 60%, var(--amber) 0 90%, ${stampRed} 0) 0 0 / 100%
        0.75rem no-repeat,
      linear-gradient(270deg, var(--text) 1px, transparent 0) 0 0 / 10% 1.375rem repeat-x,
      linear-gradient(270deg, var(--text) 1px, transparent 0) 0 0 / 2% 1.0625rem repeat-x;
  }

  ${laidOut.beside} {
    padding-top: 2rem;

    > :first-child {
      grid-template-columns: minmax(0, 1fr);
    }

    &::before {
      content: none;
    }

    && h1 {
      max-width: none;
    }

    h1 > span {
      position: relative;
      display: flex;
      align-items: start;
      gap: 1.25rem;
      width: ${second}rem;
      white-space: nowrap;
    }

    h1 > :first-child {
      width: ${first}rem;
    }

    h1 > ::after {
      content: '';
      flex: 1;
      border: solid;
      border-width: 2px 2px 0 0;
    }

    /* The second clause's leader crosses the first one like a bridge. */
    h1 > :last-child::after {
      --from-right: ${second - first}rem;
      border-top: 0;
      background: linear-gradient(
          270deg,
          currentColor calc(var(--from-right) - ${hop}rem),
          transparent 0 calc(var(--from-right) + ${hop}rem),
          currentColor 0
        )
        0 0 / 100% 2px no-repeat;
    }

    h1 > :last-child::before {
      content: '';
      position: absolute;
      left: calc(${first - hop}rem - 1px);
      width: ${2 * hop}rem;
      height: calc(${hop}rem + 2px);
      border: solid;
      border-width: 2px 2px 0;
      border-radius: ${hop}rem ${hop}rem 0 0;
    }

    ${leaders(headline)}

    > :first-child > div + div {
      min-height: 14.5rem; /* with increased text spacing, the lead still begins below the rack */
      margin-left: ${laidOut.second}rem;
    }

    > :first-child > div + div > p {
      font-size: calc(0.9 * var(--size-lead));
      line-height: 1.45;
    }

    && p + div {
      margin-top: 1.25rem;
    }
  }

  ${laidOut.low} {
    padding-top: 1rem;
    ${leaders(low)}
  }
`
