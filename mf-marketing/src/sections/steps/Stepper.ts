import { desktop, tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { smallPhone } from '../figures/tones.ts'

/** Tabs below a line; a bar along the selected tab's stretch of it shows how much of its time has passed. */
export const Stepper = styled.div`
  margin-top: -0.75rem;

  > div {
    gap: 0.75rem;
  }

  ${desktop} {
    margin-top: -1.75rem;

    > div {
      gap: 0.5rem;
    }
  }

  [role='tablist'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0;

    ${smallPhone} {
      grid-template-columns: minmax(0, 1fr);
    }

    ${tablet} {
      gap: 2rem;
    }

    @media (scripting: none), print {
      display: none;
    }
  }

  [role='tab'] {
    flex-direction: column;
    align-items: start;
    padding: 0.875rem 0.5rem 0.5rem 0;
    border: 0;
    border-top: 3px solid var(--line);
    border-radius: 0;
    font: 700 var(--size-small) / 1.25 var(--font-display);

    ${tablet} {
      flex-direction: row;
      align-items: center;
      font-size: var(--size-h3);
    }
  }

  [role='tab'][aria-selected='true'] {
    border-color: color-mix(in srgb, var(--action) 32%, var(--card));
    background: none;
  }

  [role='tab'] > :last-child {
    inset: -3px 0 auto;
  }

  @media (scripting: none), print {
    [role='tabpanel']:nth-child(n) {
      grid-column: 1 / -1;
    }
  }
`
