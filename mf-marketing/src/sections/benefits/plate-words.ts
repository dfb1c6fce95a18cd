import { desktop } from '@bridge/shared/breakpoints'
import { css } from 'styled-components'

export const plateWords = css`
  text {
    fill: var(--text);
    font-size: var(--size-tiny);
  }

  [data-is='name'] {
    font-weight: 600;
  }

  [data-is='numeral'],
  [data-is='painted'] {
    fill: var(--action);
    font: 700 var(--size-h2) / 1 var(--font-display);
    letter-spacing: -0.03em;
  }

  [data-is='painted'],
  [data-is='onDark'] {
    fill: var(--card);
  }

  ${desktop} {
    text {
      font-size: var(--size-small);
    }

    [data-is='numeral'],
    [data-is='painted'] {
      font-size: calc(1.5 * var(--size-h1));
    }
  }
`
