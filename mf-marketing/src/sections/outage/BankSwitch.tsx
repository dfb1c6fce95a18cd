import { styled } from 'styled-components'

/** Takes a bank down, and brings it back. A checkbox, so that CSS can query it before any script runs. */
export const BankSwitch = ({ label }: { label: string }) => (
  <Switch>
    {/* biome-ignore lint/a11y/useAriaPropsForRole: the checkbox's own state is what is read out */}
    <input type="checkbox" role="switch" />
    <Lever aria-hidden="true" />
    {label}
  </Switch>
)

/** Selects elements in a section whose bank is down: `${whereDown} .arch { … }`. */
export const whereDown = 'section:has([role=switch]:checked) &&'

const Switch = styled.label`
  position: relative;
  display: inline-flex;
  gap: 0.875rem;
  align-items: center;
  min-height: 3rem;
  font: 600 var(--size-body) / 1.2 var(--font-text);
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:has(:focus-visible) {
    border-radius: 0.5rem;
    outline: 3px solid var(--focus, var(--action));
    outline-offset: 3px;
  }
`

const Lever = styled.span`
  flex: none;
  width: 3.5rem;
  height: 2rem;
  padding: 0.25rem;
  border: 1px solid var(--on-ink-muted);
  border-radius: 1rem;
  background: var(--ink);

  &::before {
    display: block;
    width: 1.375rem;
    height: 1.375rem;
    border: 0.4375rem solid var(--on-ink);
    border-radius: 50%;
    transition: transform 200ms var(--ease);
    content: '';
  }

  input:checked + && {
    border-color: var(--amber);
  }

  input:checked + &&::before {
    border-color: var(--amber);
    transform: translateX(1.5rem);
  }

  @media (forced-colors: active) {
    input:checked + &&::before {
      background: Highlight;
    }
  }
`
