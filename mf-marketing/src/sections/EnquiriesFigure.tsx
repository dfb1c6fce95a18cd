import { styled } from 'styled-components'
import { enquiries } from '../content/careers.ts'

const { heading, question, before, after } = enquiries

/** What a customer asked about a payout, before the change and after it: each question is a box. */
export const EnquiriesFigure = () => (
  <Figure>
    <p>{heading}</p>
    <ul>
      {[before, after].map(({ when, times, often }) => (
        <li key={when}>
          {when}: <b>{often}</b>
          <Asked aria-hidden="true">
            {Array.from({ length: before.times }, (_, i) => (
              <span key={`${i + 1}`} data-asked={i < times || undefined}>
                {i < times && question}
              </span>
            ))}
          </Asked>
        </li>
      ))}
    </ul>
  </Figure>
)

const Figure = styled.div`
  margin-block: 1.25rem 0.75rem;

  && > p {
    max-width: none;
    color: var(--on-ink-muted);
    font-size: var(--size-body);
  }

  ul {
    padding: 0;
    list-style: none;
  }

  li {
    margin-top: 1.5rem;
  }

  b {
    color: var(--bright);
    font-weight: 600;
  }
`

const Asked = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.75rem;
  margin-top: 0.5rem;

  span {
    display: grid;
    place-items: center;
    min-height: 4.5rem;
    border: 1px dashed var(--on-ink-muted);
    border-radius: var(--radius);
    font: 700 var(--size-lead) / 1.2 var(--font-display);
    text-align: center;
  }

  [data-asked] {
    border: 0;
    border-radius: 1.25rem 1.25rem 1.25rem 0.25rem;
    background: color-mix(in srgb, var(--bright) 22%, var(--ink));
    print-color-adjust: exact;
  }
`
