import { Actions } from './Actions.tsx'
import { ButtonLink } from './ButtonLink.tsx'
import { PageHeader } from './PageHeader.tsx'

export interface Missing {
  readonly title: string
  readonly lead: string
  readonly back: { readonly href: string; readonly label: string }
}

/** Says that nothing exists at an address, and offers a link. */
export const MissingPage = ({ title, lead, back }: Missing) => (
  <PageHeader title={title} lead={lead}>
    <Actions>
      <ButtonLink href={back.href}>{back.label}</ButtonLink>
    </Actions>
  </PageHeader>
)
