import type { Head } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { PageHeader } from '@bridge/shared/ui/PageHeader'
import { audiences, closing, hero, picture, status, story, head as texts, why } from '../content/about.ts'
import { Cards } from '../sections/Cards.tsx'
import { Closing } from '../sections/Closing.tsx'
import { Picture } from '../sections/Picture.tsx'
import { Statement } from '../sections/Statement.tsx'
import { Tags } from '../sections/Tags.tsx'

export const hydrate = 'when needed'

export const head = (): Head => ({ ...texts, title: pageTitle(texts.title) })

export default function AboutPage() {
  return (
    <>
      <PageHeader tag={hero.tag} title={hero.title} lead={hero.lead} picture={<Picture {...picture} />}>
        <Tags tags={hero.tags} />
      </PageHeader>
      <Statement {...story} />
      <Cards {...why} />
      <Cards {...status} tone="card" />
      <Cards {...audiences} />
      <Closing {...closing} />
    </>
  )
}
