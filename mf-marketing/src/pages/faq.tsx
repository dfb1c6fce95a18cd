import { CompanyOpening } from '../sections/CompanyOpening.tsx'

// Imported first: only styles after the opening's can move to the fold (release/src/compose/critical-css.ts).

import type { Head } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { ByQuery } from '@bridge/shared/ui/ByQuery'
import { Fold } from '@bridge/shared/ui/Fold'
import { categories, closing, found, hero, matchesFor, search, head as texts } from '../content/faq.ts'
import { Closing } from '../sections/Closing.tsx'
import { FilteredQuestions } from '../sections/FilteredQuestions.tsx'
import { QuestionsOutline } from '../sections/outlines/QuestionsOutline.tsx'
import { QuestionCells } from '../sections/QuestionCells.tsx'
import { SearchBox } from '../sections/SearchBox.tsx'
import { faqPage } from '../structured-data.ts'
import { useLinkedQuestion } from '../use-linked-question.ts'

export const hydrate = 'when needed'

export const head = (): Head => ({
  ...texts,
  title: pageTitle(texts.title),
  structuredData: [faqPage(categories)],
})

export default function FaqPage() {
  useLinkedQuestion()
  return (
    <>
      <CompanyOpening
        {...hero}
        below={<ByQuery keys={['q']}>{({ q = '' }) => <QuestionCells words={q} />}</ByQuery>}
      >
        <ByQuery keys={['q']} status={({ q }) => found(q)}>
          {({ q = '' }) => (
            <SearchBox
              {...search}
              name="q"
              value={q}
              found={matchesFor(q).length > 0 ? found(q) : undefined}
            />
          )}
        </ByQuery>
      </CompanyOpening>
      <Fold />
      <ByQuery keys={['q']}>{({ q = '' }) => <FilteredQuestions words={q} />}</ByQuery>
      <Closing {...closing}>
        <QuestionsOutline categories={categories} />
      </Closing>
    </>
  )
}
