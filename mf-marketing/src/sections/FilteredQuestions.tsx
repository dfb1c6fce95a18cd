import { Container } from '@bridge/shared/ui/Container'
import { SideIndex } from '@bridge/shared/ui/SideIndex'
import { matchesFor, search } from '../content/faq.ts'
import { Questions } from './Questions.tsx'
import { WriteToUs } from './WriteToUs.tsx'

/** The questions that contain all these words. */
export function FilteredQuestions({ words }: { words: string }) {
  const matches = matchesFor(words)
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
