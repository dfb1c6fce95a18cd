import { tablet } from '@bridge/shared/breakpoints'
import { Actions } from '@bridge/shared/ui/Actions'
import { ButtonLink } from '@bridge/shared/ui/ButtonLink'
import { Section } from '@bridge/shared/ui/Section'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Item, LinkTo } from '../content/item.ts'

interface ClosingProps extends Item {
  readonly action: LinkTo
  /** The page’s own object, as a line drawing. */
  readonly children: ReactNode
  /** On a phone, the drawing is below the words, as wide as the window. */
  readonly below?: true
}

/** The last band of a page: one call to action, and a recap of what the page has shown, on the footer's bridge. */
export const Closing = ({ heading, text, action, children, below }: ClosingProps) => (
  <Bank>
    <Section tone="ink" heading={heading} lead={text}>
      <Actions>
        <ButtonLink href={action.href} tone="on-ink">
          {action.label}
        </ButtonLink>
      </Actions>
    </Section>
    <Picture data-below={below}>{children}</Picture>
  </Bank>
)

const Bank = styled.div`
  position: relative;
  isolation: isolate;
  overflow: clip;
  background: var(--ink);

  > section {
    padding-block: 2.5rem 1.5rem;
    background: none;
  }

  h2 ~ * {
    margin-top: 0.75rem;
  }

  ${tablet} {
    > section {
      padding-block: clamp(3.5rem, 7vw, 6rem);
    }

    h2,
    h2 + p {
      max-width: 46%;
    }
  }
`

/** The drawing, from the packet on the footer's bridge to the window's edge. On a phone, it is beside the button. */
const Picture = styled.div`
  position: absolute;
  inset: auto 0 0 max(50%, 12rem);
  z-index: -1;
  overflow: clip;
  height: 6.25rem;
  padding-top: 0.5rem;

  > svg {
    width: 100%;
    height: 100%;
    overflow: visible;
  }

  @media (width < 44rem) {
    &[data-below] {
      position: static;
      height: auto;
      margin-left: calc(var(--gutter) - 10%);
      padding: 0;

      > svg {
        display: block;
        height: auto;
      }
    }
  }

  ${tablet} {
    inset: 3.5rem 0 0 50%;
    height: auto;
    padding: 0;
    overflow: visible;
  }
`
