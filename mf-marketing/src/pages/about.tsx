import { CompanyOpening } from '../sections/CompanyOpening.tsx'

// Imported first: only styles after the opening's can move to the fold (release/src/compose/critical-css.ts).

import type { Head } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { Fold } from '@bridge/shared/ui/Fold'
import { closing, hero, head as texts } from '../content/about.ts'
import { howrah, howrahTower } from '../content/bridges/howrah.ts'
import { BridgeDetail } from '../sections/bridges/BridgeDetail.tsx'
import { BridgeSheet } from '../sections/bridges/BridgeSheet.tsx'
import { Claims } from '../sections/Claims.tsx'
import { Closing } from '../sections/Closing.tsx'
import { Connections } from '../sections/Connections.tsx'
import { Movers } from '../sections/Movers.tsx'
import { BridgeOutline } from '../sections/outlines/BridgeOutline.tsx'
import { Status } from '../sections/Status.tsx'
import { Tags } from '../sections/Tags.tsx'

export const hydrate = 'when needed'

export const head = (): Head => ({ ...texts, title: pageTitle(texts.title) })

export default function AboutPage() {
  return (
    <>
      <CompanyOpening {...hero} above={<BridgeSheet {...howrah} />}>
        <Tags tags={hero.tags} />
      </CompanyOpening>
      <Fold />
      <Connections />
      <Claims />
      <BridgeDetail bridge={howrah} part={howrahTower} />
      <Status />
      <Movers />
      <Closing {...closing}>
        <BridgeOutline {...howrah} />
      </Closing>
    </>
  )
}
