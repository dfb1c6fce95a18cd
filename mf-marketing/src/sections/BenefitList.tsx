import { desktop, tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Benefit, Leads } from '../content/use-case.ts'
import { atHalf, atThird, gap } from './columns.ts'
import { HeadedText } from './HeadedText.tsx'

interface BenefitListProps {
  readonly items: readonly Benefit[]
  /** The layout. Below the trade's own figure, the first benefit is large, and the others are beside or below it. */
  readonly set: Leads | `${Leads} below figure`
}

/** A trade's benefits, each with its figure. */
export const BenefitList = ({ items, set }: BenefitListProps) => (
  <List data-set={set}>
    {items.map(({ figure, heading, text }) => (
      <li key={heading}>
        <b>{figure}</b>
        <HeadedText heading={heading} text={text} />
      </li>
    ))}
  </List>
)

const third = `calc(33.667% - ${gap})`

const List = styled.ul`
  display: grid;
  margin-top: clamp(2.5rem, 5vw, 4rem);
  padding: 0;
  list-style: none;

  li {
    padding-block: 1.125rem 1.375rem;
    border-top: 1px solid var(--line);
  }

  b {
    display: block;
    color: var(--action);
    font-size: var(--size-base);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }

  h3 {
    font: 700 var(--size-lead) / 1.4 var(--font-display);
  }

  p {
    max-width: 31em;
    color: var(--muted);
  }

  &[data-set$='figure'] > :first-child {
    h3 {
      font-size: var(--size-h3);
    }

    p {
      margin-top: 0.25rem;
      font-size: var(--size-lead);
      line-height: 1.5;
    }
  }

  ${tablet} {
    &[data-set='steps'],
    &[data-set='claim below figure'],
    &[data-set='claim'] > li {
      display: grid;
      grid-template-columns: ${atHalf};
      column-gap: ${gap};
    }

    &[data-set='claim below figure'] > :first-child {
      h3 {
        font-size: var(--size-lead);
      }

      p {
        margin: 0;
        font-size: inherit;
        line-height: inherit;
      }
    }

    &[data-set='claim'] p {
      grid-area: 1 / 2 / span 2;
      padding-top: 0.125rem;
    }
  }

  ${desktop} {
    &[data-set='day'] > li {
      display: grid;
      grid-template-columns: ${third} ${third} minmax(0, 1fr);
      column-gap: ${gap};
      align-items: baseline;
    }

    &[data-set='day below figure'] {
      grid-template-columns: ${atThird};
      column-gap: ${gap};

      > :first-child {
        grid-row: span 3;
      }

      > :not(:first-child) {
        display: grid;
        grid-template: auto 1fr / ${atHalf};
        column-gap: ${gap};
      }

      > :not(:first-child) p {
        grid-area: 1 / 2 / span 2;
      }
    }

    &[data-set='steps below figure'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: ${gap};

      > :first-child {
        grid-column: 1 / -1;
        display: grid;
        grid-template: auto 1fr / ${atHalf};
        column-gap: ${gap};
      }

      > :first-child p {
        grid-area: 1 / 2 / span 2;
        margin: 0;
      }
    }
  }
`
