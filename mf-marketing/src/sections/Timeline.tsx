import { desktop } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { Unbroken } from '@bridge/shared/ui/Unbroken'
import { css, styled } from 'styled-components'
import type { Group } from '../content/item.ts'
import type { Leads } from '../content/use-case.ts'
import { atHalf, atThird, gap } from './columns.ts'

/** The steps: stacked, so that each has the full width, unless the steps or a claim are the main element. */
export const Timeline = ({ heading, items, leads }: Group & { readonly leads: Leads }) => (
  <Section heading={heading} tone="card">
    <Line $leads={leads} $count={items.length}>
      {items.map(({ heading, text }) => (
        <li key={heading}>
          <h3>
            <Unbroken text={heading} />
          </h3>
          <p>
            <Unbroken text={text} />
          </p>
        </li>
      ))}
    </Line>
  </Section>
)

const list = css`
  li {
    display: grid;
    grid-template-columns: ${atThird};
    column-gap: ${gap};
    align-items: baseline;
    padding-left: 0;
  }

  h3 {
    padding-left: 3rem;
  }
`

/** Down the middle of the page: what is done to its left, how to its right. */
const spine = css`
  position: relative;
  border: 0;

  &::before {
    content: '';
    position: absolute;
    inset: 2rem auto 2rem calc(50.5% - ${gap} / 2 - 1px);
    border-left: 2px solid var(--action);
  }

  li {
    display: grid;
    grid-template-columns: ${atHalf};
    column-gap: ${gap};
    padding: 1.75rem 0;
    border: 0;
  }

  li::before {
    top: 1.75rem;
    left: calc(50.5% - ${gap} / 2 - 1rem);
    width: 2rem;
    border: 2px solid var(--action);
    border-radius: 50%;
    background: var(--card);
    font-size: var(--size-base);
    line-height: 1.75rem;
    text-align: center;
  }

  h3 {
    padding-right: 0.5rem;
    font-size: calc(1.25 * var(--size-h3));
    line-height: 1.2;
    text-align: right;
  }

  p {
    font-size: var(--size-lead);
    line-height: 1.45;
  }
`

/** Side by side. */
const across = css<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  column-gap: 1.5rem;
  border: 0;

  li {
    padding: 1rem 0 0;
    border-top: 2px solid var(--action);
  }

  li::before {
    position: static;
    font-size: var(--size-h2);
  }

  h3 {
    margin-block: 0.5rem 0.25rem;
    line-height: 1.3;
  }

  p {
    font-size: var(--size-base);
  }
`

const composed = { day: list, steps: spine, claim: across }

const Line = styled.ol<{ $leads: Leads; $count: number }>`
  padding: 0;
  border-bottom: 1px solid var(--line);
  list-style: none;
  counter-reset: step;

  li {
    position: relative;
    padding: 1.125rem 0 1.125rem 2.5rem;
    border-top: 1px solid var(--line);
    counter-increment: step;
  }

  li::before {
    content: counter(step);
    position: absolute;
    top: 1.125rem;
    left: 0;
    color: var(--action);
    font-variant-numeric: tabular-nums;
  }

  li::before,
  h3 {
    font: 650 var(--size-lead) / 1.4 var(--font-display);
  }

  p {
    max-width: 34em;
    font-size: var(--size-reading);
  }

  ${desktop} {
    ${({ $leads }) => composed[$leads]}
  }
`
