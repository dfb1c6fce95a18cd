import { Container } from '@bridge/shared/ui/Container'
import { SideIndex } from '@bridge/shared/ui/SideIndex'
import { useMemo } from 'react'
import { matching } from '../content/faq/matching.ts'
import { categories, found, search } from '../content/faq.ts'
import { Questions } from './Questions.tsx'
import { SearchBox } from './SearchBox.tsx'
import { WriteToUs } from './WriteToUs.tsx'

/** The questions that have all these words, and the box to type them in. */
export function FilteredQuestions({ words }: { words: string }) {
  const matches = useMemo(() => matching(categories, words), [words])
  return (
    <>
      <SearchBox {...search} name="q" value={words} found={found(matches)} />
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
