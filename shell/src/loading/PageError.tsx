import { styled } from 'styled-components'
import { failedTitle } from './arrive.ts'
import { loadDocument } from './load-document.ts'

/**
 * Shown if no version of a page could be loaded. A retry loads the document, which is readable even if its code fails.
 */
export function PageError() {
  return (
    <Region role="alert">
      <h1>{failedTitle}</h1>
      <p>We are sorry. The rest of the site works; this part of it did not arrive.</p>
      <button type="button" onClick={loadDocument}>
        Try again
      </button>
    </Region>
  )
}

const Region = styled.section`
  display: grid;
  gap: 1rem;
  justify-items: start;
  max-width: calc(var(--column) + 2 * var(--gutter));
  margin: 0 auto;
  padding: clamp(3rem, 7vw, 6.5rem) var(--gutter);

  h1 {
    font: 700 var(--size-h2) / 1.1 var(--font-display);
    letter-spacing: -0.015em;
  }

  p {
    color: var(--muted);
    font-size: var(--size-lead);
  }

  button {
    min-height: 3rem;
    margin-top: 0.75rem;
    padding: 0.75rem 1.5rem;
    border: 0;
    border-radius: 999px;
    background: var(--action);
    color: var(--card);
    font: 600 var(--size-body) / 1 var(--font-text);
    cursor: pointer;
  }
`
