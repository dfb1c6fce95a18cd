import { PaperOpening } from '../sections/PaperOpening.tsx'

// Imported first: only styles after the opening's can move to the fold (release/src/compose/critical-css.ts).

import { type ContentModule, contentNamed } from '@bridge/shared/content'
import type { Head, PageProps, Params } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { Fold } from '@bridge/shared/ui/Fold'
import { MissingPage } from '@bridge/shared/ui/MissingPage'
import { Fragment, type ReactNode } from 'react'
import { everyUseCase, missingUseCase, type Part, type UseCase } from '../content/use-case.ts'
import { Closing } from '../sections/Closing.tsx'
import { DayBook } from '../sections/day/DayBook.tsx'
import { Fall } from '../sections/Fall.tsx'
import { EndingDrawing } from '../sections/outlines/EndingDrawing.tsx'
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
      <PaperOpening {...useCase} start={start} meetsNight={useCase.order[0] === 'day'} />
      <Fold />
      {useCase.order.map((part) => (
        <Fragment key={part}>{parts[part](useCase)}</Fragment>
      ))}
      <Closing heading={closing} text={useCase.invitation} action={demo} below>
        <EndingDrawing {...useCase.paper.ending} />
      </Closing>
    </>
  )
}

const parts: Record<Part, (useCase: UseCase) => ReactNode> = {
  day: ({ ledger, paper, leads }) => (
    <DayBook heading={tagline} {...ledger} thing={paper.thing} leads={leads} />
  ),
  fall: ({ waterfall }) => waterfall && <Fall {...waterfall} />,
  steps: ({ steps: items, paper, leads }) => (
    <Timeline heading={steps} items={items} paper={paper} leads={leads} />
  ),
  tally: ({ gain, benefits: items, drawn, waterfall, leads }) => (
    <TalliedBenefits
      tag={benefits}
      heading={gain}
      items={items}
      drawn={drawn}
      quiet={Boolean(waterfall)}
      leads={leads}
    />
  ),
}
