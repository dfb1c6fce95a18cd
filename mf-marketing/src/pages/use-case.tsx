import { type ContentModule, contentNamed } from '@bridge/shared/content'
import type { Head, PageProps, Params } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { MissingPage } from '@bridge/shared/ui/MissingPage'
import { everyUseCase, missingUseCase, type UseCase } from '../content/use-case.ts'
import { Closing } from '../sections/Closing.tsx'
import { DayBook } from '../sections/DayBook.tsx'
import { PaperOpening } from '../sections/PaperOpening.tsx'
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
  return (
    <>
      <PaperOpening {...useCase} start={start} />
      <DayBook heading={tagline} {...useCase.ledger} thing={useCase.paper.thing} />
      <Timeline heading={steps} items={useCase.steps} waterfall={useCase.waterfall} />
      <TalliedBenefits
        heading={benefits}
        items={useCase.benefits}
        tally={useCase.tally}
        screen={useCase.screen}
        quiet={Boolean(useCase.waterfall)}
      />
      <Closing heading={closing} text={useCase.invitation} action={demo} counted={useCase.tally.of} />
    </>
  )
}
