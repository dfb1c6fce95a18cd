import { css } from 'styled-components'

/** Label above value, cell beside cell: in columns of equal width, so that no cell moves when the next one loads. */
export const line = css<{ $cells: number }>`
  ul {
    display: grid;
    grid-template-columns: repeat(${({ $cells }) => $cells}, 1fr);
    gap: 0 0.5rem;
    padding-block: 0.375rem;
  }

  li {
    display: grid;
    align-content: start;
    justify-content: stretch;
    padding: 0;
    border: 0;
    text-align: right;
  }

  li:first-child {
    text-align: left;
  }
`
