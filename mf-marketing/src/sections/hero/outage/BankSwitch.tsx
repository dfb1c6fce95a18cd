import { styled } from 'styled-components'

/** Takes a bank down, and brings it back. A checkbox, so that CSS can query it before any script runs. */
export const BankSwitch = ({ label }: { label: string }) => (
  <Switch>
    {/* biome-ignore lint/a11y/useAriaPropsForRole: the checkbox's own state is what is read out */}
    <input type="checkbox" role="switch" name="bank-a-down" />
    <Lever aria-hidden="true" />
    {label}
  </Switch>
)

/** Selects elements in a section whose bank is down: `${whereDown} .arch { … }`. */
export const whereDown = 'section:has([role=switch]:checked) &&'

const Switch = styled.label`
  position: relative;
  display: inline-flex;
  flex: none;
  gap: 0.8em;
  align-items: center;
  height: 1.8em;
  font: 600 calc(var(--size-base) * 1.25) / 1.2 var(--font-text);
  white-space: nowrap;
  cursor: pointer;

  /* With large text on a phone */
  @media (width < 19rem) {
    flex: 0 1 auto;
    font-size: var(--size-base);
    white-space: normal;
  }

  /* The tap target is larger than the switch looks: 48 px. */
  input {
    position: absolute;
    inset: -0.375rem 0;
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
  z-index: 1; /* over the wire */
  flex: none;
  width: 3.2em;
  height: 1.8em;
  padding: 0.25em;
  border: 1px solid var(--on-ink-muted);
  border-radius: 0.9em;
  background: var(--ink);

  &::before {
    display: block;
    width: calc(1.3em - 2px);
    height: calc(1.3em - 2px);
    border: 0.42em solid var(--on-ink);
    border-radius: 50%;
    transition: transform 200ms var(--ease);
    content: '';
  }

  input:checked + && {
    border-color: var(--amber);
  }

  input:checked + &&::before {
    border-color: var(--amber);
    transform: translateX(1.4em);
  }

  @media (forced-colors: active) {
    input:checked + &&::before {
      background: Highlight;
    }
  }
`
