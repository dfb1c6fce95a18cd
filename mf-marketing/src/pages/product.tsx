import { type ContentModule, contentNamed } from '@bridge/shared/content'
import type { Head, PageProps, Params } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { Fold } from '@bridge/shared/ui/Fold'
import { MissingPage } from '@bridge/shared/ui/MissingPage'
import { type DrawnProduct, missingProduct } from '../content/product.ts'
import { Benefits } from '../sections/Benefits.tsx'
import { Closing } from '../sections/Closing.tsx'
import { FeeTable } from '../sections/FeeTable.tsx'
import { HowItWorks } from '../sections/HowItWorks.tsx'
import { NotCharged } from '../sections/NotCharged.tsx'
import { ProductOutline } from '../sections/outlines/ProductOutline.tsx'
import { ProductBand } from '../sections/ProductBand.ts'
import { StackedCards } from '../sections/StackedCards.tsx'

type Props = PageProps<DrawnProduct | undefined>

const folder = import.meta.glob<ContentModule<DrawnProduct>>('../products/*.ts')

export const hydrate = 'when needed'

export const load = ({ slug }: Params) => contentNamed(folder, slug)

export const head = ({ content }: Props): Head | undefined =>
  content && { ...content.head, title: pageTitle(content.head.title) }

export default function ProductPage({ content: product }: Props) {
  if (!product) return <MissingPage {...missingProduct} />
  const sections = {
    benefits: <Benefits {...product.benefits} draw={product.BenefitsFigure} />,
    statement: product.Statement(product as never),
    features: <StackedCards {...product.features} />,
    audiences: product.Audiences?.(product as never),
    fees: product.Fees({
      ...product,
      table: <FeeTable {...product.fees} />,
      free: <NotCharged {...product.fees} />,
    } as never),
  }
  return (
    <>
      {product.Opening(product as never)}
      <Fold />
      <ProductBand>
        <HowItWorks {...product.steps} draw={product.StepPicture} />
      </ProductBand>
      {product.order.map((name) => (
        <ProductBand key={name}>{sections[name]}</ProductBand>
      ))}
      <Closing {...product.closing}>
        <ProductOutline {...product} />
      </Closing>
    </>
  )
}
