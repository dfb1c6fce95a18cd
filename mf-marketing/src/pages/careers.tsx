import { CompanyOpening } from '../sections/CompanyOpening.tsx'

// Imported first: only styles after the opening's can move to the fold (release/src/compose/critical-css.ts).

import type { Head } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { Fold } from '@bridge/shared/ui/Fold'
import { pamban } from '../content/bridges/pamban.ts'
import { closing, hero, story, head as texts } from '../content/careers.ts'
import { BridgeSheet } from '../sections/bridges/BridgeSheet.tsx'
import { Closing } from '../sections/Closing.tsx'
import { EnquiriesFigure } from '../sections/EnquiriesFigure.tsx'
import { BridgeOutline } from '../sections/outlines/BridgeOutline.tsx'
import { Reasons } from '../sections/Reasons.tsx'
import { Roles } from '../sections/Roles.tsx'
import { Statement } from '../sections/Statement.tsx'
import { Values } from '../sections/Values.tsx'

export const hydrate = 'when needed'

export const head = (): Head => ({ ...texts, title: pageTitle(texts.title) })

export default function CareersPage() {
  return (
    <>
      <CompanyOpening {...hero} below={<BridgeSheet {...pamban} />} />
      <Fold />
      <Roles />
      <Statement {...story}>
        <EnquiriesFigure />
      </Statement>
      <Values />
      <Reasons />
      <Closing {...closing}>
        <BridgeOutline {...pamban} />
      </Closing>
    </>
  )
}
