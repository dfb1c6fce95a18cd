import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { firstHours } from './content/first-hours.ts'

/** What our team does in the first hours. */
export const FirstSteps = () => (
  <Steps>
    {firstHours.steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </Steps>
)

const Steps = styled.ol`
  display: grid;
  gap: 1rem clamp(1.5rem, 4vw, 3.5rem);
  margin-top: clamp(2rem, 4vw, 3rem);
  padding-left: 1em;

  li {
    padding-left: 0.25em;
  }

  li::marker {
    color: var(--action);
    font: 700 var(--size-body) / 1 var(--font-display);
  }

  ${tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
