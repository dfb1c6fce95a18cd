import type { Head } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { PageHeader } from '@bridge/shared/ui/PageHeader'
import { beliefs, closing, hero, path, picture, story, head as texts } from '../content/mission.ts'
import { Cards } from '../sections/Cards.tsx'
import { Closing } from '../sections/Closing.tsx'
import { Picture } from '../sections/Picture.tsx'
import { Statement } from '../sections/Statement.tsx'
import { Steps } from '../sections/Steps.tsx'

export const hydrate = 'when needed'

export const head = (): Head => ({ ...texts, title: pageTitle(texts.title) })

export default function MissionPage() {
  return (
    <>
      <PageHeader {...hero} picture={<Picture {...picture} />} />
      <Statement {...story} />
      <Cards {...beliefs} />
      <Steps {...path} />
      <Closing {...closing} />
    </>
  )
}
