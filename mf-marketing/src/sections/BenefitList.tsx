import { desktop, tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Benefit, Leads } from '../content/use-case.ts'
import { atHalf, gap } from './columns.ts'
import { HeadedText } from './HeadedText.tsx'

interface BenefitListProps {
  readonly items: readonly Benefit[]
  readonly leads: Leads
}

/** What it is good for, each led by its figure. */
export const BenefitList = ({ items, leads }: BenefitListProps) => (
  <List data-leads={leads}>
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
    margin-bottom: 0.25rem;
    font: 600 calc(1.3 * var(--size-h3)) / 1.2 var(--font-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }

  h3 {
    font: 650 var(--size-lead) / 1.4 var(--font-display);
  }

  p {
    max-width: 31em;
    color: var(--muted);
  }

  ${tablet} {
    &[data-leads='steps'],
    &[data-leads='claim'] > li {
      display: grid;
      grid-template-columns: ${atHalf};
      column-gap: ${gap};
    }

    &[data-leads='claim'] p {
      grid-area: 1 / 2 / span 2;
      padding-top: 0.5rem;
    }
  }

  ${desktop} {
    &[data-leads='day'] > li {
      display: grid;
      grid-template-columns: ${third} ${third} minmax(0, 1fr);
      column-gap: ${gap};
      align-items: baseline;
    }
  }
`
