import { VisuallyHidden } from '@bridge/shared/ui/VisuallyHidden'
import { keyframes, styled } from 'styled-components'
import { whereStopped } from './MotionSwitch.tsx'

/** In ms: the time of each word, including the turn to the next. */
const wordTime = 2500
const turnTime = 300

/** One word at a time, all in the same place, without script. A plain, static list to screen readers. */
export const RotatingWords = ({ words }: { words: readonly string[] }) => (
  <Line>
    <VisuallyHidden>{words.join(', ')}</VisuallyHidden>
    <Strip aria-hidden="true" $count={words.length}>
      {[...words, words[0]].map((word, i) => (
        <span key={`${i} ${word}`}>{word}</span>
      ))}
    </Strip>
  </Line>
)

/** Moves up one word at a time. The last word is the first again, so that starting over goes unnoticed. */
const turns = (count: number) => keyframes`
  ${Array.from({ length: count }, (_, i) => {
    const up = (words: number) => `transform: translateY(${(-100 * words) / (count + 1)}%);`
    const at = (time: number) => `${(100 * time) / (count * wordTime)}%`
    return `${at(i * wordTime)}, ${at((i + 1) * wordTime - turnTime)} { ${up(i)} } ${at((i + 1) * wordTime)} { ${up(i + 1)} }`
  }).join(' ')}
`

const Line = styled.p`
  width: fit-content;
  height: 1.12em;
  margin-top: 0.08em;
  overflow: clip;
  overflow-clip-margin: 0.1em;
  color: var(--bright);
  font: 700 var(--size-h1) / 1.12 var(--font-display);
  letter-spacing: -0.02em;
`

const Strip = styled.span<{ $count: number }>`
  display: grid;
  justify-items: start;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${({ $count }) => turns($count)} ${({ $count }) => $count * wordTime}ms var(--ease) infinite;
  }

  &&:hover,
  section:focus-within &&,
  ${whereStopped} {
    animation-play-state: paused;
  }
`
