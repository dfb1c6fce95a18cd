import { desktop } from '@bridge/shared/breakpoints'
import { Actions } from '@bridge/shared/ui/Actions'
import { Arcs } from '@bridge/shared/ui/Arcs'
import { ButtonLink } from '@bridge/shared/ui/ButtonLink'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import type { Item, LinkTo } from '../content/item.ts'

/** The last band of a page: one call to action, on the bank of the river that the footer's bridge crosses. */
export const Closing = ({ heading, text, action }: Item & { readonly action: LinkTo }) => (
  <Bank>
    <Section tone="ink" heading={heading} lead={text}>
      <Actions>
        <ButtonLink href={action.href} tone="on-ink">
          {action.label}
        </ButtonLink>
      </Actions>
    </Section>
    <Backdrop>
      <Arcs />
    </Backdrop>
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
