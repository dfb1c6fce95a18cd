import type { Head } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { PageHeader } from '@bridge/shared/ui/PageHeader'
import { closing, hero, picture, reasons, story, head as texts, values } from '../content/careers.ts'
import { Cards } from '../sections/Cards.tsx'
import { Closing } from '../sections/Closing.tsx'
import { Picture } from '../sections/Picture.tsx'
import { Roles } from '../sections/Roles.tsx'
import { Statement } from '../sections/Statement.tsx'

export const hydrate = 'when needed'

export const head = (): Head => ({ ...texts, title: pageTitle(texts.title) })

export default function CareersPage() {
  return (
    <>
      <PageHeader {...hero} picture={<Picture {...picture} />} />
      <Statement {...story} />
      <Cards {...reasons} />
      <Cards {...values} tone="card" />
      <Roles />
      <Closing {...closing} />
    </>
  )
}
