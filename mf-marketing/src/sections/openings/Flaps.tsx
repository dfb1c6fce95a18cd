import { tablet } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import type { SplitFlaps } from '../../content/paper.ts'
import { laidOut } from '../papers/laid-out.ts'

/** A split-flap board across the window: one sum, a character to a flap, above the parts that it consists of. */
export const Flaps = ({ sum, parts }: SplitFlaps) => (
  <Board aria-hidden="true">
    <Row $count={sum.length}>
      {[...sum].map((character, place) => (
        <span key={`${place} ${character}`}>{character}</span>
      ))}
    </Row>
    <Parts>
      {parts.map(({ name, amount, short }) => (
        <span key={name} data-short={short || undefined}>
          {name}
          <b>{amount}</b>
        </span>
      ))}
    </Parts>
  </Board>
)

const Board = styled.div`
  margin-bottom: 1.5rem;
  padding-block: 0.5rem;
  background: var(--ink);
  color: var(--on-ink);
  font-variant-numeric: tabular-nums;
  print-color-adjust: exact;

  ${laidOut.beside} {
    margin-bottom: 0;
    padding-bottom: 1.25rem;
  }
`

/** Blank flaps to either side, up to the window's edges. */
const Row = styled(Container)<{ $count: number }>`
  --pitch: calc(min(100vw - 2 * var(--gutter), var(--column)) / ${({ $count }) => $count});
  position: relative;
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));

  span {
    position: relative;
    box-shadow: inset 0 0 0 0.125rem var(--ink);
    background: linear-gradient(var(--ink-line) 50%, var(--ink-2) 0);
    font: 700 min(calc(var(--scale, 1.55) * var(--size-h1)), 7.2vw) / 1.16 var(--font-display);
    text-align: center;
  }

  span:first-child {
    font-family: var(--font-text);
  }

  /* Where a flap folds */
  span::after {
    content: '';
    position: absolute;
    inset: 50% 0 auto;
    height: clamp(1px, 0.15vw, 2px);
    background: var(--ink);
  }

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block: 0.125rem;
    width: 50vw;
    background:
      linear-gradient(transparent calc(50% - 1px), var(--ink) 0 calc(50% + 1px), transparent 0),
      repeating-linear-gradient(var(--from), var(--ink) 0 0.125rem, transparent 0 calc(var(--pitch) - 0.125rem), var(--ink) 0 var(--pitch)),
      linear-gradient(var(--ink-line) 50%, var(--ink-2) 0);
  }

  &::before {
    --from: 270deg;
    right: calc(100% - var(--gutter));
  }

  &::after {
    --from: 90deg;
    left: calc(100% - var(--gutter));
  }
`

const Parts = styled(Container)`
  display: none;

  ${tablet} {
    display: grid;
    grid-template-columns: repeat(9, minmax(0, 1fr));
    margin-top: 0.75rem;
    color: var(--on-ink-muted);
    font-size: var(--size-tiny);
    line-height: 1.35;
  }

  b {
    display: block;
    color: var(--on-ink);
    font-weight: 600;
  }

  [data-short] b {
    color: var(--amber);
  }
`
