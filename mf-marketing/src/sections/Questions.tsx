import { tablet } from '@bridge/shared/breakpoints'
import { Unbroken } from '@bridge/shared/ui/Unbroken'
import { styled } from 'styled-components'
import { type FaqCategory, inBrief, type Question } from '../content/faq/category.ts'

/** One category of questions. Each question opens independently. */
export const Questions = ({ category }: { category: FaqCategory }) => (
  <Category id={category.id}>
    <Head>
      <h2>{category.heading}</h2>
      <p>{category.questions.length === 1 ? '1 question' : `${category.questions.length} questions`}</p>
    </Head>
    {category.questions.map((question) => (
      <Answered key={question.id} {...question} brief={inBrief(question, category)} />
    ))}
  </Category>
)

// A visitor may have opened a question before hydration. The id is on the answer, because browsers open the element
// that contains a link's target.
const Answered = ({ id, question, answer, more, brief }: Question & { brief: string | undefined }) => (
  <details suppressHydrationWarning>
    <summary>
      <span>
        <Unbroken text={question} />
      </span>
      {brief && <b>{brief}</b>}
    </summary>
    <p id={id}>
      <Unbroken text={answer} /> {more && <a href={more.href}>{more.label}</a>}
    </p>
  </details>
)

/** The category's heading, and the number of its questions. */
const Head = styled.div`
  display: grid;
  gap: 0.25rem 2rem;
  padding-bottom: 0.75rem;
  border-bottom: 1px solid var(--text);

  p {
    color: var(--muted);
    font-size: var(--size-base);
  }

  ${tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
  }
`

const Category = styled.section`
  & + & {
    margin-top: clamp(2.5rem, 5vw, 4rem);
  }

  h2 {
    font: 700 var(--size-h3) / 1.2 var(--font-display);
  }

  details {
    border-bottom: 1px solid var(--line);
  }

  summary {
    position: relative;
    padding-block: 1rem;
    padding-right: 2.5rem;
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }

  /* The answer in brief. */
  summary > b {
    display: block;
    margin-top: 0.125rem;
    color: var(--text);
    font-weight: 500;
  }

  summary > b::first-letter {
    text-transform: uppercase;
  }

  ${tablet} {
    summary:has(b) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 2rem;
      align-items: baseline;
    }

    summary > b {
      margin: 0;
      line-height: 1;
      white-space: nowrap;
    }
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary:hover {
    color: var(--action-strong);
  }

  summary::after {
    content: '';
    position: absolute;
    top: 1.5rem;
    right: 0.625rem;
    width: 0.5rem;
    height: 0.5rem;
    border: solid var(--action);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }

  [open] > summary::after {
    transform: translateY(0.25rem) rotate(225deg);
  }

  @media (prefers-reduced-motion: no-preference) {
    summary::after {
      transition: transform 200ms var(--ease);
    }
  }

  details p {
    max-width: 34em;
    padding-bottom: 1.25rem;
    color: var(--muted);
  }

  p > a {
    display: block;
    width: fit-content;
    margin-top: 0.5rem;
  }

  /* Keeps the question in view when a link leads to its answer. */
  p[id] {
    scroll-margin-top: max(5rem, var(--landing, 0px));
  }
`
