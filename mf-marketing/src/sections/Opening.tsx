import { Actions } from '@bridge/shared/ui/Actions'
import { ButtonLink } from '@bridge/shared/ui/ButtonLink'
import type { CrossingPicture } from '@bridge/shared/ui/Crossing'
import { PageHeader } from '@bridge/shared/ui/PageHeader'
import type { LinkTo } from '../content/item.ts'
import { Picture } from './Picture.tsx'

interface OpeningProps {
  readonly tag: string
  readonly title: string
  readonly lead: string
  readonly start: LinkTo
  readonly picture: CrossingPicture
}

/** Top of a page with a call to action. */
export const Opening = ({ tag, title, lead, start, picture }: OpeningProps) => (
  <PageHeader tag={tag} title={title} lead={lead} picture={<Picture {...picture} />}>
    <Actions>
      <ButtonLink href={start.href}>{start.label}</ButtonLink>
    </Actions>
  </PageHeader>
)
