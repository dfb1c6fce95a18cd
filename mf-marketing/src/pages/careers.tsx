import type { Head } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { pamban } from '../content/bridges/pamban.ts'
import { closing, hero, reasons, story, head as texts, values } from '../content/careers.ts'
import { Cards } from '../sections/Cards.tsx'
import { Closing } from '../sections/Closing.tsx'
import { CompanyOpening } from '../sections/CompanyOpening.tsx'
import { Roles } from '../sections/Roles.tsx'
import { Statement } from '../sections/Statement.tsx'

export const hydrate = 'when needed'

export const head = (): Head => ({ ...texts, title: pageTitle(texts.title) })

export default function CareersPage() {
  return (
    <>
      <CompanyOpening {...hero} bridge={pamban} />
      <Statement {...story} />
      <Cards {...reasons} />
      <Cards {...values} tone="card" />
      <Roles />
      <Closing {...closing} />
    </>
  )
}
