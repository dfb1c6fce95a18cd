import { styled } from 'styled-components'
import * as brand from '../brand.ts'
import { LogoMark } from './LogoMark.tsx'

/** The logo: the mark and the name. */
export const Wordmark = () => (
  <Words>
    <LogoMark />
    {brand.product}
  </Words>
)

const Words = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  font: 700 1.4375rem / 1 var(--font-display);
  letter-spacing: -0.02em;

  svg {
    width: 2.25rem;
    height: 1.5rem;
  }
`
