import { styled } from 'styled-components'
import { contact } from './content/contact.ts'

export const ContactDetails = () => {
  const { heading, text, ways } = contact.details
  return (
    <Details>
      <h2>{heading}</h2>
      <p>{text}</p>
      <dl>
        {ways.map(({ label, shown, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <a href={href}>{shown}</a>
            </dd>
          </div>
        ))}
      </dl>
    </Details>
  )
}

const Details = styled.section`
  h2 {
    font: 650 var(--size-h3) / 1.2 var(--font-display);
  }

  p {
    margin-top: 0.75rem;
    color: var(--muted);
  }

  dl {
    display: grid;
    gap: 1rem;
    margin-top: 1.5rem;
  }

  dt {
    color: var(--muted);
    font-size: var(--size-small);
  }

  a {
    font-size: var(--size-lead);
    overflow-wrap: anywhere;
  }
`
