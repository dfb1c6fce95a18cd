import { styled } from 'styled-components'

/** A shadow at an edge with more content beyond it; backgrounds that scroll with the table cover it at its ends. */
export const Scroll = styled.div`
  --shadow: color-mix(in srgb, var(--text) 22%, transparent), transparent;
  overflow-x: auto;
  background:
    linear-gradient(90deg, var(--paper) 40%, transparent) 0 0 / 2.5rem 100% no-repeat local,
    linear-gradient(-90deg, var(--paper) 40%, transparent) 100% 0 / 2.5rem 100% no-repeat local,
    linear-gradient(90deg, var(--shadow)) 0 0 / 0.625rem 100% no-repeat,
    linear-gradient(-90deg, var(--shadow)) 100% 0 / 0.625rem 100% no-repeat;
`
