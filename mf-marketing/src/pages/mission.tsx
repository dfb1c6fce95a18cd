import type { Head } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { PageHeader } from '@bridge/shared/ui/PageHeader'
import { beliefs, closing, hero, path, head as texts } from '../content/mission.ts'
import { Cards } from '../sections/Cards.tsx'
import { Closing } from '../sections/Closing.tsx'
import { Steps } from '../sections/Steps.tsx'

export const head = (): Head => ({ ...texts, title: pageTitle(texts.title) })

export default function MissionPage() {
  return (
    <>
      <PageHeader {...hero} />
      <Cards {...beliefs} />
      <Steps {...path} />
      <Closing {...closing} />
    </>
  )
}
