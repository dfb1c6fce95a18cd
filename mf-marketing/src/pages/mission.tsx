import type { Head } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { chenab } from '../content/bridges/chenab.ts'
import { closing, hero, story, head as texts } from '../content/mission.ts'
import { BridgePlate } from '../sections/bridges/BridgePlate.tsx'
import { Closing } from '../sections/Closing.tsx'
import { CompanyOpening } from '../sections/CompanyOpening.tsx'
import { Crossing } from '../sections/mission/Crossing.tsx'
import { ToScaleFigure } from '../sections/mission/ToScaleFigure.tsx'
import { BridgeOutline } from '../sections/outlines/BridgeOutline.tsx'
import { Statement } from '../sections/Statement.tsx'

export const hydrate = 'when needed'

export const head = (): Head => ({ ...texts, title: pageTitle(texts.title) })

export default function MissionPage() {
  return (
    <>
      <CompanyOpening {...hero} beside={<BridgePlate {...chenab} />} />
      <Statement {...story}>
        <ToScaleFigure />
      </Statement>
      <Crossing />
      <Closing {...closing}>
        <BridgeOutline {...chenab} />
      </Closing>
    </>
  )
}
