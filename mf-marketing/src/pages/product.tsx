import { type ContentModule, contentNamed } from '@bridge/shared/content'
import type { Head, PageProps, Params } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { Fold } from '@bridge/shared/ui/Fold'
import { MissingPage } from '@bridge/shared/ui/MissingPage'
import { Fragment } from 'react'
import { type DrawnProduct, missingProduct } from '../content/product.ts'
import { Audiences } from '../sections/Audiences.tsx'
import { Benefits } from '../sections/Benefits.tsx'
import { Closing } from '../sections/Closing.tsx'
import { Fees } from '../sections/Fees.tsx'
import { HowItWorks } from '../sections/HowItWorks.tsx'
import { OwnFees } from '../sections/OwnFees.tsx'
import { ProductOutline } from '../sections/outlines/ProductOutline.tsx'
import { StackedCards } from '../sections/StackedCards.tsx'
import { Statement } from '../sections/Statement.tsx'

type Props = PageProps<DrawnProduct | undefined>

const folder = import.meta.glob<ContentModule<DrawnProduct>>('../products/*.ts')

export const hydrate = 'when needed'

export const load = ({ slug }: Params) => contentNamed(folder, slug)

export const head = ({ content }: Props): Head | undefined =>
  content && { ...content.head, title: pageTitle(content.head.title) }

export default function ProductPage({ content: product }: Props) {
  if (!product) return <MissingPage {...missingProduct} />
  const Schedule = product.fees.whole ? Fees : OwnFees
  const sections = {
    benefits: <Benefits {...product.benefits} draw={product.BenefitsFigure} />,
    statement: <Statement {...product.statement} />,
    features: <StackedCards {...product.features} />,
    audiences: <Audiences {...product.audiences} />,
    // Alternates with the tone of the section above.
    fees: <Schedule {...product.fees} tone={product.order.at(-2) === 'audiences' ? 'paper' : 'card'} />,
  }
  return (
    <>
      {product.Opening(product as never)}
      <Fold />
      <HowItWorks {...product.steps} draw={product.StepPicture} />
      {product.order.map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
      <Closing {...product.closing}>
        <ProductOutline {...product} />
      </Closing>
    </>
  )
}
