import { type ContentModule, contentNamed } from '@bridge/shared/content'
import type { Head, PageProps, Params } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { MissingPage } from '@bridge/shared/ui/MissingPage'
import { everyUseCase, missingUseCase, type UseCase } from '../content/use-case.ts'
import { Banner } from '../sections/Banner.tsx'
import { Cards } from '../sections/Cards.tsx'
import { Closing } from '../sections/Closing.tsx'
import { Opening } from '../sections/Opening.tsx'
import { Steps } from '../sections/Steps.tsx'

type Props = PageProps<UseCase | undefined>

const folder = import.meta.glob<ContentModule<UseCase>>('../content/use-cases/*.ts')

export const load = ({ slug }: Params) => contentNamed(folder, slug)

export const head = ({ content }: Props): Head | undefined =>
  content && { ...content.head, title: pageTitle(content.head.title) }

export default function UseCasePage({ content: useCase }: Props) {
  if (!useCase) return <MissingPage {...missingUseCase} />
  return (
    <>
      <Opening {...useCase} start={everyUseCase.start} />
      <Banner {...everyUseCase.tagline} />
      <Steps heading={everyUseCase.stepsHeading} items={useCase.steps} />
      <Cards heading={everyUseCase.benefitsHeading} items={useCase.benefits} />
      <Closing {...everyUseCase.closing} />
    </>
  )
}
