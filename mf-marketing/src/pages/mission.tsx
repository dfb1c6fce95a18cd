import { CompanyOpening } from '../sections/CompanyOpening.tsx'

// Imported first: only styles after the opening's can move to the fold (release/src/compose/critical-css.ts).

import type { Head } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { Fold } from '@bridge/shared/ui/Fold'
import { chenab } from '../content/bridges/chenab.ts'
import { closing, hero, story, head as texts } from '../content/mission.ts'
import { BridgePlate } from '../sections/bridges/BridgePlate.tsx'
import { Closing } from '../sections/Closing.tsx'
import { Beliefs } from '../sections/mission/Beliefs.tsx'
import { Crossing } from '../sections/mission/Crossing.tsx'
import { Line } from '../sections/mission/Line.tsx'
import { ToScaleFigure } from '../sections/mission/ToScaleFigure.tsx'
import { BridgeOutline } from '../sections/outlines/BridgeOutline.tsx'
import { Statement } from '../sections/Statement.tsx'

export const hydrate = 'when needed'

export const head = (): Head => ({ ...texts, title: pageTitle(texts.title) })

export default function MissionPage() {
  return (
    <>
      <CompanyOpening {...hero} beside={<BridgePlate {...chenab} />} />
      <Fold />
      <Statement {...story} across={<ToScaleFigure />} />
      <Line />
      <Crossing />
      <Beliefs />
      <Closing {...closing}>
        <BridgeOutline {...chenab} />
      </Closing>
    </>
  )
}
