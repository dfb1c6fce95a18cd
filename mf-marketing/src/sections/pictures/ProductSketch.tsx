import { styled } from 'styled-components'
import { days, levelsOf } from '../../content/pictures/balances.ts'
import { cashPosition, position } from '../../content/pictures/cash-position.ts'
import { collectionsDay } from '../../content/pictures/collections-day.ts'
import { file, vendorBatch } from '../../content/pictures/vendor-batch.ts'
import { CellField } from './CellField.tsx'
import { stepsOf } from './cash-steps.ts'
import { lineBetween } from './line-between.ts'

/** A small version of a product's picture, without its text. */
export const ProductSketch = ({ kind, label }: { kind: 'batch' | 'match' | 'balances'; label: string }) => (
  <Panel role="img" aria-label={label}>
    {kind === 'batch' && <CellField count={file.count} columns={24} noted={vendorBatch.noted} />}
    {kind === 'match' && <Matches />}
    {kind === 'balances' && <Balances />}
  </Panel>
)

const Matches = () => {
  const { payments, invoices } = collectionsDay
  return (
    <svg viewBox="-6 0 112 60" aria-hidden="true">
      {payments.map((payment, from) => {
        const to = invoices.findIndex(({ number }) => 'pays' in payment && number === payment.pays)
        return <path key={payment.time} data-open={to < 0 ? '' : undefined} d={lineBetween(from, to, 10)} />
      })}
      <path
        className="ends"
        d={payments.map((_, i) => `M-6 ${i * 10 + 2.5}h6v5h-6zM100 ${i * 10 + 2.5}h6v5h-6z`).join('')}
      />
    </svg>
  )
}

const Balances = () => {
  const { accounts, line } = cashPosition
  const steps = stepsOf(position, levelsOf(position, line.moves))
  let at = 0
  return (
    <>
      <svg className="stack" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {accounts.map(({ bank, balance }) => {
          const width = (balance / position) * 100
          at += width
          return <rect key={bank} x={(at - width).toFixed(1)} width={(width - 0.6).toFixed(1)} height="10" />
        })}
      </svg>
      <svg className="chart" viewBox={`0 0 ${days} 100`} preserveAspectRatio="none" aria-hidden="true">
        <path className="area" d={`${steps}V100H0Z`} />
        <path d={steps} />
      </svg>
    </>
  )
}

const Panel = styled.div`
  display: grid;
  align-content: start;
  gap: 1rem;
  height: 12.5rem;
  padding: 1.5rem;
  border-radius: var(--radius);
  background: var(--ink);
  --ground: var(--ink);
  --done: var(--bright);
  color: var(--on-ink);
  forced-color-adjust: none;
  print-color-adjust: exact;

  svg {
    display: block;
    width: 100%;
    height: 9.5rem;
    fill: none;
    stroke: var(--bright);
    stroke-width: 1.75;
  }

  pattern rect {
    fill: var(--bright);
    stroke: none;
  }

  path {
    vector-effect: non-scaling-stroke;
  }

  [data-open] {
    stroke: var(--amber);
    stroke-dasharray: 4 4;
  }

  .ends {
    fill: var(--on-ink);
    stroke: none;
  }

  .stack {
    height: 2rem;
    stroke: none;
  }

  .stack rect {
    fill: var(--bright);
  }

  .stack rect:nth-child(2) {
    fill: var(--action);
  }

  .stack rect:nth-child(3) {
    fill: var(--amber);
  }

  .chart {
    height: 6.5rem;
  }

  .area {
    fill: color-mix(in srgb, var(--bright) 18%, var(--ink));
    stroke: none;
  }
`
