import { styled } from 'styled-components'

/** The column that holds all content. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(var(--column) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`
