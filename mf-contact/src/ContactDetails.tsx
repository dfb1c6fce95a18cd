import { desktop, tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { contact } from './content/contact.ts'

/** The other ways to reach us, and what happens to a message. */
export const ContactDetails = () => {
  const { heading, text, promise, ways, after } = contact.details
  return (
    <Details>
      <h2>{heading}</h2>
      <p>{text}</p>
      <ReplyTime>
        <b>{promise.figure}</b> {promise.text}
      </ReplyTime>
      <Halves>
        <Ways>
          {ways.map(({ label, shown, href, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <a href={href}>{shown}</a>
                <small>{note}</small>
              </dd>
            </div>
          ))}
        </Ways>
        <After>
          <h3>{after.heading}</h3>
          <ol>
            {after.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </After>
      </Halves>
    </Details>
  )
}

const Details = styled.section`
  --focus: var(--bright);

  display: flex;
  flex-direction: column;
  overflow: clip;
  padding: clamp(1.25rem, 4vw, 3rem) clamp(1.25rem, 4vw, 2.5rem);
  border-radius: var(--radius);
  background: var(--ink);
  color: var(--on-ink);

  h2 {
    font: 700 var(--size-h3) / 1.2 var(--font-display);
    letter-spacing: -0.01em;
  }

  h2 + p {
    margin-top: 0.5rem;
    color: var(--on-ink-muted);
  }

`

const ReplyTime = styled.p`
  margin-top: 1.5rem;
  color: var(--on-ink-muted);

  b {
    display: block;
    color: var(--bright);
    font: 700 calc(1.5 * var(--size-h2)) / 1 var(--font-display);
    letter-spacing: -0.04em;
  }
`

/** Side by side where the page is wide but has one column. */
const Halves = styled.div`
  --rule: 1px solid var(--ink-line);

  display: grid;
  gap: 1.75rem;
  margin-top: 1.75rem;

  > :nth-child(2) {
    padding-top: 1.75rem;
    border-top: var(--rule);
  }

  ${tablet} {
    grid-template-columns: 1fr 1fr;

    > :nth-child(2) {
      padding: 0 0 0 1.75rem;
      border-top: 0;
      border-left: var(--rule);
    }
  }

  ${desktop} {
    grid-template-columns: none;

    > :nth-child(2) {
      padding: 1.75rem 0 0;
      border-top: var(--rule);
      border-left: 0;
    }
  }
`

const Ways = styled.dl`
  display: grid;
  align-content: start;
  gap: 1.25rem;

  dt {
    color: var(--on-ink-muted);
    font-size: var(--size-small);
  }

  a {
    color: var(--bright);
    font: 650 var(--size-lead) / 1.4 var(--font-display);
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: var(--on-ink-muted);
    font-size: var(--size-small);
  }
`

const After = styled.div`
  h3 {
    font: 600 var(--size-body) / 1.3 var(--font-text);
  }

  ol {
    display: grid;
    gap: 0.5rem;
    margin-top: 0.75rem;
    padding-left: 1.25rem;
    color: var(--on-ink-muted);
  }

  li::marker {
    color: var(--bright);
    font-weight: 600;
  }
`
