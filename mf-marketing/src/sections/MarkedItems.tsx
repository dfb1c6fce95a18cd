import { styled } from 'styled-components'
import type { Marked } from '../content/item.ts'
import { Mark } from './Mark.tsx'

/** List items, each with its mark; the list determines their layout. */
export const MarkedItems = ({ items }: { items: readonly Marked[] }) =>
  items.map(({ icon, heading, text }) => (
    <Item key={heading}>
      <Mark icon={icon} />
      <h3>{heading}</h3>
      <p>{text}</p>
    </Item>
  ))

const Item = styled.li`
  h3 {
    font: 650 var(--size-h3) / 1.2 var(--font-display);
  }

  p {
    color: var(--muted);
  }
`
