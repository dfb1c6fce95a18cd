import type { Head } from '@bridge/shared/contract'
import { pageTitle } from '@bridge/shared/page-title'
import { PageHeader } from '@bridge/shared/ui/PageHeader'
import { SideIndex } from '@bridge/shared/ui/SideIndex'
import { categories, closing, hero, picture, head as texts } from '../content/faq.ts'
import { Closing } from '../sections/Closing.tsx'
import { Picture } from '../sections/Picture.tsx'
import { Questions } from '../sections/Questions.tsx'
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
      <PageHeader {...hero} picture={<Picture {...picture} />} />
      <SideIndex entries={categories}>
        {categories.map((category) => (
          <Questions key={category.id} category={category} />
        ))}
      </SideIndex>
      <Closing {...closing} />
    </>
  )
}
