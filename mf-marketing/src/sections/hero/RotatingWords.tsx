import { keyframes, styled } from 'styled-components'
import { whereStopped } from '../MotionSwitch.tsx'

/** How long each word takes, and how much of that is the change to the next one, in ms. */
const wordTime = 2500
const turnTime = 300

/**
 * Shows one word at a time in the same place, without JavaScript. For screen readers, in print and with reduced motion,
 * the words are a plain line.
 */
export const RotatingWords = ({ words }: { words: readonly string[] }) => (
  <Line $count={words.length}>
    {words.map((word) => (
      <span key={word}>{word} </span>
    ))}
  </Line>
)

/** A word disappears without rising, so that it never overlaps the line above. */
const shown = (count: number) => {
  const at = (time: number) => `${(100 * time) / (count * wordTime)}%`
  return keyframes`
    from, ${at(wordTime - turnTime)} { opacity: 1; transform: none; }
    ${at(wordTime - turnTime / 2)}, ${at(count * wordTime - turnTime / 2)} { opacity: 0; transform: none; }
    ${at(count * wordTime - turnTime / 2 + 1)} { opacity: 0; transform: translateY(0.3em); }
    to { opacity: 1; transform: none; }
  `
}

const delays = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => `:nth-child(${i + 1}) { animation-delay: ${(i - count) * wordTime}ms; }`,
  ).join('')

const Line = styled.p<{ $count: number }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.5em;
  align-items: baseline;
  width: fit-content;
  height: 1.02em;
  color: var(--bright);
  font: 700 1em / 1.02 var(--font-display); /* the headline's own leading */
  letter-spacing: -0.02em;
  white-space: nowrap;

  @media screen and (prefers-reduced-motion: no-preference) {
    display: grid;

    > span {
      grid-area: 1 / 1;
      animation: ${({ $count }) => shown($count)} ${({ $count }) => $count * wordTime}ms var(--ease) infinite;
    }

    ${({ $count }) => delays($count)}

    &:hover > span,
    section:focus-within && > span,
    ${whereStopped} > span {
      animation-play-state: paused;
    }
  }

  /* Without motion, all words are on one line. */
  @media print, (prefers-reduced-motion: reduce) {
    height: auto;
    margin-top: 0.35em;
    font-size: 0.6em;
  }
`
