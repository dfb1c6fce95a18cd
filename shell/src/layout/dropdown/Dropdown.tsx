import { css, styled } from 'styled-components'
import { Chevron } from '../Chevron.tsx'
import type { Menu } from '../menu/entry.ts'
import { DropdownColumn } from './DropdownColumn.tsx'

/** A menu under its trigger. Clicks work without JavaScript; start-dropdowns.ts adds the rest. */
export const Dropdown = ({ id, heading, columns }: Menu) => (
  <Item>
    <Trigger type="button" popoverTarget={id} aria-controls={id} aria-expanded="false">
      {heading}
      <Chevron />
    </Trigger>
    <Panel id={id} popover="auto" $columns={columns.length}>
      {columns.map((column) => (
        <DropdownColumn key={column.heading} {...column} />
      ))}
    </Panel>
  </Item>
)

/** Anchors each panel to its own trigger, even when opened by hover. */
const Item = styled.li`
  anchor-scope: --menu;
`

const Trigger = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.375rem;
  height: var(--nav-height);
  padding: 0 0.875rem;
  border: 0;
  border-radius: 1.25rem;
  background: none;
  color: inherit;
  font: 500 var(--size-base) / 1 var(--font-text);
  outline-offset: -0.75rem;
  anchor-name: --menu;
  cursor: pointer;

  /* The packet marks the menu that contains the current page. */
  &::after {
    content: '';
    position: absolute;
    bottom: 1rem;
    left: calc(50% - 0.75rem);
    width: 0.375rem;
    height: 0.375rem;
    border-radius: 50%;
    background: var(--amber);
    opacity: 0;
  }

  &:has(+ * [aria-current])::after {
    opacity: 1;
  }

  svg {
    transition: transform 200ms var(--ease);
  }

  &:has(+ :popover-open) svg {
    transform: rotate(180deg);
  }
`

const widths: Readonly<Record<number, ReturnType<typeof css>>> = {
  1: css`
    --width: 21rem;
  `,
  2: css`
    --width: 38rem;
  `,
  3: css`
    --width: 52rem;
  `,
  4: css`
    --width: min(72rem, 100% - 2 * var(--edge));
  `,
}

const Panel = styled.div<{ $columns: number }>`
  --edge: max(var(--gutter), (100% - var(--column)) / 2);
  --focus: initial;
  ${({ $columns }) => widths[$columns]}
  position: fixed;
  inset: calc(var(--nav-height) - 0.25rem) 0 auto;
  width: var(--width);
  max-height: calc(100dvh - var(--nav-height));
  margin: 0 auto;
  padding: 1rem;
  border: 1px solid var(--line);
  border-radius: 1.25rem;
  background: var(--card);
  box-shadow: var(--shadow-high);
  color: var(--text);
  transition:
    opacity 180ms var(--ease),
    transform 180ms var(--ease);

  &:popover-open {
    display: flex;
    gap: 0.5rem;

    @starting-style {
      opacity: 0;
      transform: translateY(-0.5rem);
    }
  }

  > div {
    flex: 1;
    min-width: 0;
  }

  ul {
    padding: 0;
    list-style: none;
  }

  @supports (anchor-scope: --menu) {
    right: auto;
    left: clamp(
      var(--edge),
      anchor(center) - var(--width) / 2,
      100% - var(--edge) - var(--width)
    );
    margin: 0;
    position-anchor: --menu;
  }

  /* Browsers without popovers would show all panels together; the footer has every link. */
  @supports not selector(:popover-open) {
    display: none;
  }
`
