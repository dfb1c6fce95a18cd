import { Container } from '@bridge/shared/ui/Container'
import { SideIndex } from '@bridge/shared/ui/SideIndex'
import { useMemo } from 'react'
import { matching } from '../content/faq/matching.ts'
import { categories, search } from '../content/faq.ts'
import { Questions } from './Questions.tsx'
import { WriteToUs } from './WriteToUs.tsx'

/** The questions that have all these words. */
export function FilteredQuestions({ words }: { words: string }) {
  const matches = useMemo(() => matching(categories, words), [words])
  return (
    <>
      {matches.length === 0 && (
        <Container>
          <WriteToUs>{search.none}</WriteToUs>
        </Container>
      )}
      <SideIndex entries={matches}>
        {matches.map((category) => (
          <Questions key={category.id} category={category} />
        ))}
      </SideIndex>
    </>
  )
}
