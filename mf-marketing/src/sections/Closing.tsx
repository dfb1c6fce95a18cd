import { Actions } from '@bridge/shared/ui/Actions'
import { ButtonLink } from '@bridge/shared/ui/ButtonLink'
import { Section } from '@bridge/shared/ui/Section'
import type { Item, LinkTo } from '../content/item.ts'

/** The last band of a page: one call to action. */
export const Closing = ({ heading, text, action }: Item & { readonly action: LinkTo }) => (
  <Section tone="ink" heading={heading} lead={text}>
    <Actions>
      <ButtonLink href={action.href} tone="on-ink">
        {action.label}
      </ButtonLink>
    </Actions>
  </Section>
)
