import { desktop } from '@bridge/shared/breakpoints'
import { Actions } from '@bridge/shared/ui/Actions'
import { ButtonLink } from '@bridge/shared/ui/ButtonLink'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import type { Item, LinkTo } from '../content/item.ts'
import { Guilloche } from './Guilloche.tsx'

interface ClosingProps extends Item {
  readonly action: LinkTo
  /** What the page has counted, for its rosette. */
  readonly counted?: number
}

/** The last band of a page: one call to action, on the bank of the river that the footer's bridge crosses. */
export const Closing = ({ heading, text, action, counted }: ClosingProps) => (
  <Bank>
    <Section tone="ink" heading={heading} lead={text}>
      <Actions>
        <ButtonLink href={action.href} tone="on-ink">
          {action.label}
        </ButtonLink>
      </Actions>
    </Section>
    <Rosette>
      <Guilloche lobes={counted} />
    </Rosette>
  </Bank>
)

const Bank = styled.div`
  position: relative;
  isolation: isolate;
  overflow: clip;
  background: var(--ink);

  > section {
    background: none;
  }

  h2 + p {
    max-width: 40ch;
  }
`

// Below the text its upper half, like a sun; on large screens beside it.
const Rosette = styled.div`
  overflow: clip;
  height: 13rem;
  color: color-mix(in srgb, var(--bright) 38%, var(--ink));

  > svg {
    width: 28rem;
    max-width: none;
    margin-left: calc(50% - 14rem);
  }

  ${desktop} {
    position: absolute;
    top: 50%;
    right: max(-14rem, 50% - 52rem);
    z-index: -1;
    width: 50rem;
    height: 50rem;
    margin-top: -25rem;

    > svg {
      width: 100%;
      margin: 0;
    }
  }
`
