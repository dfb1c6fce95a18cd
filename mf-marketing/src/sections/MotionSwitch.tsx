import { styled } from 'styled-components'
import { Round } from './Round.tsx'

interface MotionSwitchProps {
  /** What it pauses: 'Pause the quotes'. */
  readonly name: string
  readonly hidden?: boolean
}

/** Pauses the animations in its section. A checkbox, so that CSS can query it before any script runs. */
export const MotionSwitch = ({ name, hidden }: MotionSwitchProps) => (
  <Switch as="label" hidden={hidden}>
    <input type="checkbox" aria-label={name} name={name} />
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 5v14m8-14v14" />
      <path d="M8 5v14l11-7Z" />
    </svg>
  </Switch>
)

/** Selects elements in a paused section: `${whereStopped} .packet { … }`. */
export const whereStopped = 'section:has([type=checkbox]:not([role]):checked) &&'

const Switch = styled(Round)`
  position: relative;

  /* Keeps its space until the code has loaded. */
  &[hidden] {
    visibility: hidden;
  }

  input {
    position: absolute;
    inset: -1px;
    margin: 0;
    border-radius: 50%;
    opacity: 0;
    cursor: pointer;
  }

  &:focus-within {
    outline: 3px solid var(--focus, var(--action));
    outline-offset: 3px;
  }

  input:not(:checked) ~ svg :last-child,
  input:checked ~ svg :first-child {
    display: none;
  }

  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`
