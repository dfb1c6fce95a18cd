import { useRotation } from '@bridge/shared/hooks/use-rotation'
import { VisuallyHidden } from '@bridge/shared/ui/VisuallyHidden'
import { styled } from 'styled-components'

/** The progress rises by this much every 100 ms: a word has 2500 ms. */
const wordStep = 4

interface RotatingWordsProps {
  readonly words: readonly string[]
  readonly paused: boolean
}

/** One word at a time, all in one place. Read aloud, it is a plain list that never changes. */
export const RotatingWords = ({ words, paused }: RotatingWordsProps) => {
  const { selected, region } = useRotation<HTMLParagraphElement>(words.length, { step: wordStep, paused })
  return (
    <Line ref={region}>
      <VisuallyHidden>{words.join(', ')}</VisuallyHidden>
      {words.map((word, i) => (
        <Word key={word} aria-hidden="true" data-selected={i === selected}>
          {word}
        </Word>
      ))}
    </Line>
  )
}

const Line = styled.p`
  position: relative;
  display: grid;
  justify-items: start;
  width: fit-content;
  margin-top: 0.08em;
  overflow: clip;
  overflow-clip-margin: 0.1em;
  color: var(--bright);
  font: 700 var(--size-h1) / 1.12 var(--font-display);
  letter-spacing: -0.02em;
`

const Word = styled.span`
  grid-area: 1 / 1;
  transition:
    transform 300ms var(--ease),
    opacity 300ms var(--ease);

  &[data-selected='false'] {
    visibility: hidden;
    opacity: 0;
    transform: translateY(55%);
    transition: none;
  }
`
