import { desktop } from '@bridge/shared/breakpoints'
import { Actions } from '@bridge/shared/ui/Actions'
import { Arcs } from '@bridge/shared/ui/Arcs'
import { ButtonLink } from '@bridge/shared/ui/ButtonLink'
import { Section } from '@bridge/shared/ui/Section'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Item, LinkTo } from '../content/item.ts'

interface ClosingProps extends Item {
  readonly action: LinkTo
  /** A round drawing, cut off by the band's edges. Default: the arcs of the bridge. */
  readonly backdrop?: ReactNode
}

/** The last band of a page: one call to action, on the bank of the river that the footer's bridge crosses. */
export const Closing = ({ heading, text, action, backdrop }: ClosingProps) => (
  <Bank>
    <Section tone="ink" heading={heading} lead={text}>
      <Actions>
        <ButtonLink href={action.href} tone="on-ink">
          {action.label}
        </ButtonLink>
      </Actions>
    </Section>
    {backdrop ? (
      <Rosette>{backdrop}</Rosette>
    ) : (
      <Backdrop>
        <Arcs />
      </Backdrop>
    )}
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

const Backdrop = styled.div`
  display: none;

  ${desktop} {
    display: block;
    position: absolute;
    right: max(-6rem, 50% - 44rem);
    bottom: -1px;
    z-index: -1;
    width: 40rem;
    color: color-mix(in srgb, var(--bright) 34%, var(--ink));
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
