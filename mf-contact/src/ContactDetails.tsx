import { Unbroken } from '@bridge/shared/ui/Unbroken'
import { styled } from 'styled-components'
import { contact } from './content/contact.ts'
import { Week } from './Week.tsx'

/** The other ways to reach us. */
export const ContactDetails = () => {
  const { heading, text, ways } = contact.details
  return (
    <Details>
      <h2>{heading}</h2>
      <p>
        <Unbroken text={text} />
      </p>
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
      <Week />
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

const Ways = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: 1.25rem;
  margin-top: 1.5rem;

  dt {
    color: var(--on-ink-muted);
    font-size: var(--size-small);
  }

  a {
    color: var(--bright);
    font: 700 var(--size-lead) / 1.4 var(--font-display);
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: var(--on-ink-muted);
    font-size: var(--size-small);
  }
`
