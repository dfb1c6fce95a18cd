import { styled } from 'styled-components'
import type { FaqCategory } from '../content/faq.ts'

/** One category of questions, each of which opens by itself. */
export const Questions = ({ category: { id, heading, questions } }: { category: FaqCategory }) => (
  <Category id={id}>
    <h2>{heading}</h2>
    {questions.map(({ question, answer }) => (
      <details key={question}>
        <summary>{question}</summary>
        <p>{answer}</p>
      </details>
    ))}
  </Category>
)

const Category = styled.section`
  & + & {
    margin-top: clamp(2.5rem, 5vw, 4rem);
  }

  h2 {
    margin-bottom: 0.5rem;
    font: 650 var(--size-h3) / 1.2 var(--font-display);
  }

  details {
    border-bottom: 1px solid var(--line);
  }

  summary {
    padding-block: 1rem;
    font-weight: 600;
    cursor: pointer;
  }

  p {
    max-width: 68ch;
    padding-bottom: 1.25rem;
    color: var(--muted);
  }
`
