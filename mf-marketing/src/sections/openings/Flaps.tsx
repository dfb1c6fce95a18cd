import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'

/** A split-flap board across the window: one sum, a character to a flap. Our screen is its lower part. */
export const Flaps = ({ sum }: { sum: string }) => (
  <Board aria-hidden="true">
    <Row $count={sum.length}>
      {[...sum].map((character, place) => (
        <span key={`${place} ${character}`}>{character}</span>
      ))}
    </Row>
  </Board>
)

const Board = styled.div`
  overflow: clip;
  margin-bottom: 1.5rem;
  padding-block: 0.625rem;
  background: var(--ink);
  color: var(--on-ink);
  font-variant-numeric: tabular-nums;
  print-color-adjust: exact;
`

/** From edge to edge of the window, until the flaps reach their largest size; then centred. */
const Row = styled(Container)<{ $count: number }>`
  --pitch: min(100vw / ${({ $count }) => $count}, 9rem);
  position: relative;
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, var(--pitch));
  justify-content: center;
  max-width: none;
  padding: 0;

  span {
    position: relative;
    border-radius: 0.375rem;
    box-shadow: inset 0 0 0 0.125rem var(--ink);
    background: linear-gradient(var(--ink-line) 50%, var(--ink-2) 0);
    font: 700 calc(1.32 * var(--pitch)) / var(--tall, 1.36) var(--font-display);
    text-align: center;
  }

  span:first-child {
    font-family: var(--font-text);
  }

  /* Where a flap folds, and the pins on which it turns. */
  span::after {
    --pin: clamp(1px, 0.032em, 6px);
    content: '';
    position: absolute;
    inset: calc(50% - 2 * var(--pin)) 0 auto;
    height: calc(4 * var(--pin));
    background:
      linear-gradient(transparent 46%, var(--ink) 0 54%, transparent 0),
      linear-gradient(90deg, var(--ink) var(--pin), transparent 0 calc(100% - var(--pin)), var(--ink) 0);
  }
`
