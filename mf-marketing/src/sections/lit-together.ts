import { css, type RuleSet } from 'styled-components'

/** Pointing at an element highlights all elements with the same value of an attribute. */
export const litTogether = (attribute: string, values: readonly number[], lit: RuleSet) => css`
  [${attribute}] {
    transition:
      background-color 200ms linear,
      box-shadow 200ms linear;
  }

  ${values
    .map((value) => `[${attribute}='${value}']`)
    .map((same) => `&:has(${same}:hover) ${same}`)
    .join()} {
    ${lit}
  }
`
