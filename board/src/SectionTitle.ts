import { styled } from 'styled-components'

export const SectionTitle = styled.h2`
  padding-bottom: 0.5rem;
  border-bottom: 2px solid var(--ink);
  font-size: var(--size-h3);
  font-weight: 700;
`
