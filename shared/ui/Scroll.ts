import { styled } from 'styled-components'

/**
 * A box with a shadow at each edge that has more content beyond it; backgrounds that scroll with the content cover the
 * shadow at either end.
 */
export const Scroll = styled.div`
  --shadow: color-mix(in srgb, var(--text) 22%, transparent), transparent;
  overflow-x: auto;
  background:
    linear-gradient(90deg, var(--paper) 40%, transparent) 0 0 / 2.5rem 100% no-repeat local,
    linear-gradient(-90deg, var(--paper) 40%, transparent) 100% 0 / 2.5rem 100% no-repeat local,
    linear-gradient(90deg, var(--shadow)) 0 0 / 0.625rem 100% no-repeat,
    linear-gradient(-90deg, var(--shadow)) 100% 0 / 0.625rem 100% no-repeat;
`
