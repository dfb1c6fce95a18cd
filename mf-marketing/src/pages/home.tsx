import { Hero } from '../sections/hero/Hero.tsx'

// Imported first: only styles after the opening's can move to the fold (release/src/compose/critical-css.ts).

import type { Head, PageProps } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { Fold } from '@bridge/shared/ui/Fold'
import { head as texts } from '../content/home/hero.ts'
import { closing } from '../content/home/proof.ts'
import { Badges } from '../sections/Badges.tsx'
import { Closing } from '../sections/Closing.tsx'
import { Comparison } from '../sections/Comparison.tsx'
import { Developers } from '../sections/Developers.tsx'
import { FeatureTiles } from '../sections/FeatureTiles.tsx'
import { Guilloche } from '../sections/Guilloche.tsx'
import { ProductCards } from '../sections/ProductCards.tsx'
import { Testimonials } from '../sections/Testimonials.tsx'
import { Weekend } from '../sections/Weekend.tsx'
import { organization } from '../structured-data.ts'

export const hydrate = 'when needed'

export const head = ({ site }: PageProps): Head => ({
  ...texts,
  title: pageTitle(texts.title),
  structuredData: [organization(site.origin)],
})

export default function HomePage() {
  return (
    <>
      <Hero />
      <Fold />
      <ProductCards />
      <Weekend />
      <Developers />
      <FeatureTiles />
      <Comparison />
      <Testimonials />
      <Badges />
      <Closing {...closing} below>
        <Guilloche />
      </Closing>
    </>
  )
}
