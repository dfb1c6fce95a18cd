import { styled } from 'styled-components'
import { type BalancesPicture, days, levelsOf, lowestOf, totalOf } from '../../content/pictures/balances.ts'
import { type BatchPicture, sumOf } from '../../content/pictures/batch.ts'
import type { MatchPicture } from '../../content/pictures/matched.ts'
import type { Product } from '../../content/product.ts'
import { heightOf, stepsOf } from '../pictures/cash-steps.ts'
import { lineBetween } from '../pictures/line-between.ts'
import { Outline, type Stroke } from './Outline.tsx'

/** A product’s picture, in lines. */
export const ProductOutline = ({ picture }: Pick<Product, 'picture'>) => {
  switch (picture.kind) {
    case 'batch':
      return <Cells {...picture} />
    case 'match':
      return <Matches {...picture} />
    case 'balances':
      return <Balances {...picture} />
  }
}

const columns = 20

/** A cell for each row of the file; the rows that a person looks at have other colours. */
const Cells = ({ groups, noted }: BatchPicture) => {
  const { count } = sumOf(groups)
  const cell = (i: number) => `M${(i % columns) * 10} ${Math.floor(i / columns) * 10}h7.5v7.5h-7.5z`
  const kinds = new Map(noted.map(({ row, state }) => [row - 1, state[1]]))
  const all = (is: (kind: string | undefined) => boolean) =>
    Array.from({ length: count }, (_, i) => (is(kinds.get(i)) ? cell(i) : '')).join('')
  return (
    <Within>
      <Outline
        size={[columns * 10 - 2.5, Math.ceil(count / columns) * 10]}
        fit="xMaxYMax"
        strokes={[
          [all((kind) => kind === undefined), 'cell'],
          [all((kind) => kind === 'moving'), 'bright'],
          [all((kind) => kind === 'waiting'), 'amber'],
        ]}
      />
    </Within>
  )
}

const row = 4

/** The last payment has just been matched to its invoice. */
const Matches = ({ payments, invoices }: MatchPicture) => {
  const lines = payments.map(({ pays }, from) => {
    const to = invoices.findIndex(({ number }) => number === pays)
    const open = to < 0
    return [
      lineBetween(from, open ? invoices.length : to, row),
      open ? 'seam' : from < payments.length - 1 ? 'line' : 'bright',
    ] as const
  })
  const all = (kind: Stroke[1]) => lines.map(([line, is]) => (is === kind ? line : '')).join('')
  const end = (x: number, i: number) => `M${x} ${i * row + 1.25}h14v1.5h-14z`
  const ends = (count: number, x: number) => Array.from({ length: count }, (_, i) => end(x, i)).join('')
  return (
    <Within>
      <Outline
        size={[128, payments.length * row]}
        shift={14}
        fit="none"
        strokes={[
          [ends(payments.length, -14) + ends(invoices.length, 100), 'cell'],
          [all('line'), 'line'],
          [all('bright'), 'bright'],
          [all('seam'), 'seam'],
          [end(100, invoices.length), 'amber'],
        ]}
      />
    </Within>
  )
}

/** The total balance up to the window's edge, with a line for each week and a dashed one for its lowest day. */
const Balances = ({ accounts, line }: BalancesPicture) => {
  const start = totalOf(accounts)
  const levels = levelsOf(start, line.moves)
  const lowest = lowestOf(levels)
  return (
    <Outline
      size={[days, 100]}
      fit="none"
      strokes={[
        [line.ticks.map(([day]) => `M${day} 8V100`).join(''), 'fine'],
        [stepsOf(start, levels), 'bright'],
        [lowest ? `M${lowest.day} ${heightOf(lowest.left, start)}V100` : '', 'seam'],
      ]}
    />
  )
}

/** Aligns the right edge of the outline with that of the column. */
const Within = styled.div`
  height: 100%;
  margin-right: max(var(--gutter), 50vw - var(--column) / 2);

  > svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
`
