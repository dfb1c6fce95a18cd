import { Actions } from '@bridge/shared/ui/Actions'
import { ButtonLink } from '@bridge/shared/ui/ButtonLink'
import { PageHeader } from '@bridge/shared/ui/PageHeader'
import type { LinkTo } from '../content/item.ts'

interface OpeningProps {
  readonly tag: string
  readonly title: string
  readonly lead: string
  readonly start: LinkTo
}

/** Top of a page that wants something to be done. */
export const Opening = ({ tag, title, lead, start }: OpeningProps) => (
  <PageHeader tag={tag} title={title} lead={lead}>
    <Actions>
      <ButtonLink href={start.href}>{start.label}</ButtonLink>
    </Actions>
  </PageHeader>
)
