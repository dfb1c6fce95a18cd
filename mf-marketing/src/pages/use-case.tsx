import { type ContentModule, contentNamed } from '@bridge/shared/content'
import type { Head, PageProps, Params } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { MissingPage } from '@bridge/shared/ui/MissingPage'
import { everyUseCase, missingUseCase, type UseCase } from '../content/use-case.ts'
import { Benefits } from '../sections/Benefits.tsx'
import { Closing } from '../sections/Closing.tsx'
import { DayBook } from '../sections/DayBook.tsx'
import { Guilloche } from '../sections/Guilloche.tsx'
import { Opening } from '../sections/Opening.tsx'
import { PaperOpening } from '../sections/PaperOpening.tsx'
import { Statement } from '../sections/Statement.tsx'
import { Steps } from '../sections/Steps.tsx'
import { TalliedBenefits } from '../sections/TalliedBenefits.tsx'
import { Timeline } from '../sections/Timeline.tsx'

type Props = PageProps<UseCase | undefined>

const folder = import.meta.glob<ContentModule<UseCase>>('../content/use-cases/*.ts')

export const hydrate = 'when needed'

export const load = ({ slug }: Params) => contentNamed(folder, slug)

export const head = ({ content }: Props): Head | undefined =>
  content && { ...content.head, title: pageTitle(content.head.title) }

const { start, tagline, steps, benefits, closing, demo } = everyUseCase

export default function UseCasePage({ content: useCase }: Props) {
  if (!useCase) return <MissingPage {...missingUseCase} />
  if ('paper' in useCase)
    return (
      <>
        <PaperOpening {...useCase} start={start} />
        <DayBook heading={tagline} {...useCase.ledger} />
        <Timeline heading={steps} items={useCase.steps} />
        <TalliedBenefits heading={benefits} items={useCase.benefits} {...useCase} />
        <Closing heading={closing} text={useCase.invitation} action={demo} backdrop={<Guilloche />} />
      </>
    )
  return (
    <>
      <Opening {...useCase} start={start} />
      <Statement heading={tagline} text={useCase.day} />
      <Steps heading={steps} items={useCase.steps} />
      <Benefits heading={benefits} items={useCase.benefits} screen={useCase.screen} />
      <Closing heading={closing} text={useCase.invitation} action={demo} />
    </>
  )
}
