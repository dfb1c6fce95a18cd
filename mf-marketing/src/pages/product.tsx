import { type ContentModule, contentNamed } from '@bridge/shared/content'
import type { Head, PageProps, Params } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { MissingPage } from '@bridge/shared/ui/MissingPage'
import { missingProduct, type Product } from '../content/product.ts'
import { Benefits } from '../sections/Benefits.tsx'
import { Cards } from '../sections/Cards.tsx'
import { Closing } from '../sections/Closing.tsx'
import { Fees } from '../sections/Fees.tsx'
import { HowItWorks } from '../sections/HowItWorks.tsx'
import { ProductOpening } from '../sections/ProductOpening.tsx'
import { StackedCards } from '../sections/StackedCards.tsx'
import { Statement } from '../sections/Statement.tsx'

type Props = PageProps<Product | undefined>

const folder = import.meta.glob<ContentModule<Product>>('../content/products/*.ts')

export const hydrate = 'when needed'

export const load = ({ slug }: Params) => contentNamed(folder, slug)

export const head = ({ content }: Props): Head | undefined =>
  content && { ...content.head, title: pageTitle(content.head.title) }

export default function ProductPage({ content: product }: Props) {
  if (!product) return <MissingPage {...missingProduct} />
  const audiences = <Cards {...product.audiences} tone="card" />
  return (
    <>
      <ProductOpening {...product} />
      <HowItWorks {...product.steps} />
      <Benefits {...product.benefits} />
      <Statement {...product.statement} />
      {product.audiencesFirst && audiences}
      <StackedCards {...product.features} />
      {!product.audiencesFirst && audiences}
      <Fees {...product.fees} tone={product.audiencesFirst ? 'card' : 'paper'} />
      <Closing {...product.closing} />
    </>
  )
}
