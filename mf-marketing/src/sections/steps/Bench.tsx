import { styled } from 'styled-components'
import { sumOf } from '../../content/pictures/batch.ts'
import type {
  CellsBench,
  CodeBench,
  SheetPicture,
  Signature,
  SignedBench,
} from '../../content/steps/sheet.ts'
import { CellField } from '../pictures/CellField.tsx'
import { StateLabel } from '../states/StateLabel.tsx'

const wide = '@media (width >= 52rem)'

/** Below the rows: the wrong cell, the two people who sign, or a cell for each payout. */
export const Bench = (bench: SheetPicture['bench']) => (
  <Ground data-bench={bench.kind}>{benchOf(bench)}</Ground>
)

const benchOf = (bench: SheetPicture['bench']) => {
  switch (bench.kind) {
    case 'code':
      return <Code {...bench} />
    case 'signed':
      return <Signed {...bench} />
    case 'cells':
      return <Cells {...bench} />
  }
}

const Code = ({ cell, says, wrong, right }: CodeBench) => (
  <>
    <span>
      <b>{cell}</b>
      <small>{says}</small>
    </span>
    <Boxes>{characters(wrong)}</Boxes>
    <Boxes data-is="right">{characters(right)}</Boxes>
  </>
)

const characters = (code: string) => [...code].map((character, i) => <b key={`${i}${code}`}>{character}</b>)

const Signed = ({ signatures, from: [account, holds] }: SignedBench) => (
  <>
    {signatures.map((signature) => (
      <Line key={signature.as} {...signature} />
    ))}
    <span>
      <b>{account}</b>
      <small>{holds}</small>
    </span>
  </>
)

const Line = ({ as, who, time, path }: Signature) => (
  <span>
    <svg viewBox="0 0 120 40" aria-hidden="true">
      <path d={path} />
    </svg>
    <b>
      {as}: {who}
    </b>
    <small>{time}</small>
  </span>
)

const Cells = ({ groups, noted }: CellsBench) => (
  <>
    <CellField count={sumOf(groups).count} columns={27} noted={noted} />
    <CellField count={sumOf(groups).count} columns={54} noted={noted} />
    {groups
      .filter(({ count }) => count > 0)
      .map(({ state, count }) => (
        <span key={state[0]}>
          <b>{count}</b> <StateLabel state={state} />
        </span>
      ))}
  </>
)

const Ground = styled.div`
  --arrow: 2.75rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem clamp(1.5rem, 3vw, 2.5rem);
  align-content: start;
  min-height: 14.5rem;
  padding: 1.25rem 1rem;
  background: color-mix(in srgb, var(--bright) 6%, var(--card));

  > span > b {
    font-size: var(--size-body);
  }

  > span > svg path {
    fill: none;
    stroke: var(--action-strong);
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  > span > svg {
    display: block;
    width: min(10rem, 100%);
    margin-bottom: 0.375rem;
    border-bottom: 1px solid var(--text);
  }

  &[data-bench='signed'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  &[data-bench='cells'] {
    grid-template-columns: repeat(3, auto) minmax(0, 1fr);

    > svg {
      grid-column: 1 / -1;
    }

    > svg + svg {
      display: none;
    }
  }

  ${wide} {
    align-content: center;
    align-items: center;
    min-height: 10rem;
    padding: 1.25rem 1.5rem;

    &[data-bench='code'] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) minmax(0, 4fr);
      column-gap: var(--arrow);
    }

    &[data-bench='signed'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    > svg:first-child {
      display: none;
    }

    &[data-bench='cells'] > svg + svg {
      display: block;
    }
  }
`

/** An IFSC in boxes, as on a form: four characters for the bank, a zero, and six for the branch. */
const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(11, minmax(0, 1fr));
  max-width: 25rem;
  border: solid color-mix(in srgb, var(--text) 40%, var(--card));
  border-width: 1px 0 1px 1px;
  background: var(--card);

  b {
    border-right: 1px solid var(--line);
    font: 500 var(--size-h3) / 2.75rem var(--font-code);
    text-align: center;
  }

  b:nth-child(5) {
    background: color-mix(in srgb, var(--amber) 45%, var(--card));
    color: var(--danger);
    text-decoration: line-through;
  }

  ${wide} {
    position: relative;

    &[data-is='right']::before {
      content: '→';
      position: absolute;
      right: 100%;
      width: var(--arrow);
      font-size: var(--size-h3);
      line-height: 2.625rem;
      text-align: center;
    }
  }

  &[data-is='right'] b:nth-child(5) {
    background: var(--action);
    color: var(--card);
    text-decoration: none;
  }
`
