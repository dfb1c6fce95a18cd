import type { Head } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { audiences, closing, hero, status, head as texts, why } from '../content/about.ts'
import { howrah } from '../content/bridges/howrah.ts'
import { Cards } from '../sections/Cards.tsx'
import { Closing } from '../sections/Closing.tsx'
import { CompanyOpening } from '../sections/CompanyOpening.tsx'
import { Connections } from '../sections/Connections.tsx'
import { Tags } from '../sections/Tags.tsx'

export const hydrate = 'when needed'

export const head = (): Head => ({ ...texts, title: pageTitle(texts.title) })

export default function AboutPage() {
  return (
    <>
      <CompanyOpening {...hero} bridge={howrah}>
        <Tags tags={hero.tags} />
      </CompanyOpening>
      <Connections />
      <Cards {...why} />
      <Cards {...status} tone="card" />
      <Cards {...audiences} />
      <Closing {...closing} />
    </>
  )
}
