import { tablet } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import { status } from '../content/about.ts'

/** What we are beside what we are not, as two columns of one account. */
export const Status = () => (
  <Section heading={status.heading} tone="card">
    <Sides>
      {status.sides.map(({ heading, sign, items }) => (
        <Side key={heading} data-sign={sign}>
          <h3>{heading}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Side>
      ))}
    </Sides>
  </Section>
)

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem 0;

  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > * + * {
      padding-left: clamp(1.5rem, 4vw, 3.5rem);
      border-left: 1px solid var(--text);
    }
  }
`

const Side = styled.div`
  padding-right: clamp(0rem, 4vw, 3.5rem);

  h3 {
    color: var(--muted);
    font: 600 var(--size-base) / 1.4 var(--font-text);
  }

  ul {
    display: grid;
    gap: 0.75rem;
    margin-top: 0.75rem;
    padding: 0;
    list-style: none;
  }

  li {
    position: relative;
    padding-left: 1.75em;
    font: 600 var(--size-h3) / 1.25 var(--font-display);
  }

  li::before {
    content: '+';
    content: '+' / '';
    position: absolute;
    left: 0;
    color: var(--action);
  }

  &[data-sign='−'] li::before {
    content: '−';
    content: '−' / '';
    color: var(--danger);
  }
`
