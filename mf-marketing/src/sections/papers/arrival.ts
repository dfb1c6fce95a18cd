import { css, keyframes } from 'styled-components'

const across = keyframes`
  from { transform: scaleX(0); }
`

const grows = keyframes`
  from { transform: scale(0); }
`

const appears = keyframes`
  from { opacity: 0; }
`

/**
 * Runs once: the line is underlined, the thread grows from it, and its row is highlighted and shows its state. No text
 * moves, so readers need not wait.
 */
export const arrival = css`
  @media screen and (prefers-reduced-motion: no-preference) {
    [data-row='stitched'] > svg {
      transform-origin: 0;
      animation: ${across} 250ms var(--ease) 100ms backwards;
    }

    [data-thread] > svg {
      animation: ${grows} 300ms var(--ease) 300ms backwards;
    }

    [data-thread='upright'] > svg {
      animation-name: ${appears};
    }

    [data-stitched]::before {
      animation: ${appears} 200ms linear 550ms backwards;
    }

    [data-stitched] [data-is] > svg {
      animation: ${grows} 250ms var(--ease) 600ms backwards;
    }
  }
`
