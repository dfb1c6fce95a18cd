import { desktop, tablet } from '@bridge/shared/breakpoints'
import { Unbroken } from '@bridge/shared/ui/Unbroken'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Item } from '../../content/item.ts'

/** A step's text, and the product at work on it. */
export const StepPanel = ({ heading, text, children }: Item & { readonly children: ReactNode }) => (
  <Panel>
    <h3>{heading}</h3>
    <p>
      <Unbroken text={text} />
    </p>
    {children}
  </Panel>
)

/* The step's tab has the heading's text, so the heading is only for screen readers, unless there is no tab. */
const Panel = styled.div`
  position: relative;

  @media (scripting: enabled) {
    h3 {
      position: absolute;
      clip-path: inset(50%);
    }
  }

  h3 {
    margin-bottom: 0.5rem;
    font: 700 var(--size-h3) / 1.2 var(--font-display);
  }

  h3 + p {
    min-height: 4.5em;
    margin-bottom: 1.25rem;
    color: var(--muted);
    line-height: 1.5;
  }

  ${tablet} {
    h3 + p {
      min-height: 3em;
    }
  }

  ${desktop} {
    /* Each text is below its own tab. */
    h3 + p {
      min-height: 4.5em;
      margin-bottom: 1rem;
      max-width: calc((100% - 4rem) / 3);
    }

    [role='tabpanel']:nth-child(2) > & > h3 + p {
      margin-left: calc((100% + 2rem) / 3);
    }

    @media (width >= 80rem) {
      h3 + p {
        min-height: 3em;
      }
    }

    [role='tabpanel']:nth-child(3) > & > h3 + p {
      margin-left: calc((100% + 2rem) / 1.5);
    }
  }
`
