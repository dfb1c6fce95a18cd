import { desktop, tablet } from '@bridge/shared/breakpoints'
import { Unbroken } from '@bridge/shared/ui/Unbroken'
import { styled } from 'styled-components'
import type { Item } from '../content/item.ts'
import { atHalf, gap } from './columns.ts'

interface RuledItemsProps {
  readonly items: readonly Item[]
  readonly columns?: number
  /** Places each text beside its heading. */
  readonly as?: 'columns' | 'rows'
}

/** Headings and their texts, each below its own rule. */
export const RuledItems = ({
  items,
  as = 'columns',
  columns = as === 'rows' ? 1 : columnsOf(items.length),
}: RuledItemsProps) => (
  <Grid $columns={columns} data-as={as} data-few={items.length < 3 ? '' : undefined}>
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
  </Grid>
)

const columnsOf = (count: number) => (count > 4 ? 3 : count)

const Grid = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 clamp(1.5rem, 3.5vw, 3rem);
  padding: 0;
  list-style: none;

  li {
    padding-block: 1.25rem 1.75rem;
    border-top: 1px solid var(--text);
  }

  h3 {
    font: 650 var(--size-h3) / 1.25 var(--font-display);
  }

  p {
    max-width: 31em;
    margin-top: 0.25rem;
    color: var(--muted);
  }

  &[data-few] p {
    margin-top: 0.5rem;
    font-size: var(--size-lead);
    line-height: 1.5;
  }

  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    &[data-as='rows'] {
      grid-template-columns: minmax(0, 1fr);
    }

    &[data-as='rows'] > li {
      display: grid;
      grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
      gap: 1.5rem;
      align-items: baseline;
      padding-block: 1.25rem;
    }

    &[data-as='rows'] > li > p {
      margin-top: 0;
    }
  }

  ${desktop} {
    grid-template-columns: ${({ $columns }) => ($columns === 2 ? atHalf : `repeat(${$columns}, minmax(0, 1fr))`)};
    ${({ $columns }) => $columns === 2 && `column-gap: ${gap};`}
  }
`
