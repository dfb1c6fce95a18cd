import { styled } from 'styled-components'
import { Chevron } from '../Chevron.tsx'
import type { Menu } from '../menu/entry.ts'
import { DropdownColumn } from './DropdownColumn.tsx'
import { PanelDrawing } from './PanelDrawing.tsx'

/** A menu under its trigger. Clicks work without JavaScript; start-dropdowns.ts adds the rest. */
export const Dropdown = ({ id, heading, columns, drawing }: Menu) => (
  <Item>
    <Trigger type="button" popoverTarget={id} aria-controls={id} aria-expanded="false">
      {heading}
      <Chevron />
    </Trigger>
    <Panel id={id} popover="auto">
      <div>
        {columns.map((column) => (
          <DropdownColumn key={column.heading} {...column} />
        ))}
      </div>
      {drawing && <PanelDrawing {...drawing} />}
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

  /* An amber dot marks the menu that contains the current page. */
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

/** As wide as its columns, but no wider than the space from its trigger to the right edge of the page. */
const Panel = styled.div`
  --edge: max(var(--gutter), (100% - var(--column)) / 2);
  --focus: initial;
  position: fixed;
  inset: calc(var(--nav-height) - 0.25rem) var(--edge) auto;
  width: fit-content;
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
    @starting-style {
      opacity: 0;
      transform: translateY(-0.5rem);
    }
  }

  > div {
    display: flex;
    gap: 0.25rem;
  }

  ul {
    padding: 0;
    list-style: none;
  }

  @supports (anchor-scope: --menu) {
    left: calc(anchor(left) - 0.875rem);
    margin: 0;
    position-anchor: --menu;
  }

  /* Browsers without popovers would show all panels together; the footer has every link. */
  @supports not selector(:popover-open) {
    display: none;
  }
`
