import type { Head } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { chenab } from '../content/bridges/chenab.ts'
import { beliefs, closing, hero, path, story, head as texts } from '../content/mission.ts'
import { Beliefs } from '../sections/Beliefs.tsx'
import { Closing } from '../sections/Closing.tsx'
import { CompanyOpening } from '../sections/CompanyOpening.tsx'
import { BridgeOutline } from '../sections/outlines/BridgeOutline.tsx'
import { Statement } from '../sections/Statement.tsx'
import { Steps } from '../sections/Steps.tsx'

export const hydrate = 'when needed'

export const head = (): Head => ({ ...texts, title: pageTitle(texts.title) })

export default function MissionPage() {
  return (
    <>
      <CompanyOpening {...hero} bridge={chenab} />
      <Statement {...story} />
      <Beliefs {...beliefs} />
      <Steps {...path} />
      <Closing {...closing}>
        <BridgeOutline {...chenab} />
      </Closing>
    </>
  )
}
