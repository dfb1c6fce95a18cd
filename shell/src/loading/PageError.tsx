import { styled } from 'styled-components'
import { loadDocument } from './pages.ts'

/** No version of a page could be had. A retry loads the document, which is readable whatever its code does. */
export function PageError() {
  return (
    <Region role="alert">
      <h1>This page could not be loaded</h1>
      <p>We are sorry. The rest of the site works; this part of it did not arrive.</p>
      <button type="button" onClick={loadDocument}>
        Try again
      </button>
    </Region>
  )
}

const Region = styled.section`
  max-width: var(--column);
  margin: 0 auto;
  padding: 6rem var(--gutter);

  h1 {
    font: 700 var(--size-h2) / 1.1 var(--font-display);
  }

  button {
    padding: 0.75rem 1.5rem;
    border: 0;
    border-radius: 999px;
    background: var(--action);
    color: var(--card);
    font: 600 var(--size-body) / 1 var(--font-text);
    cursor: pointer;
  }
`
