import { styled } from 'styled-components'
import { balance, type DayLedger } from '../../content/day-ledger.ts'
import type { Drawing } from '../../content/drawing.ts'
import { alike, signedBy } from '../../content/rupees.ts'
import type { Leads } from '../../content/use-case.ts'
import { AccountDay } from './AccountDay.tsx'
import { DialDay } from './DialDay.tsx'
import type { Day } from './day.ts'
import { LevelDay } from './LevelDay.tsx'
import { LinesDay } from './LinesDay.tsx'

interface DayBookProps extends DayLedger {
  readonly heading: string
  readonly thing: Drawing | undefined
  readonly leads: Leads
}

/** A bold statement on a dark band, and the trade's day by the clock, up to the minute its book is closed. */
export const DayBook = ({ drawn, ...ledger }: DayBookProps) => {
  const sums = balance(ledger.entries)
  const write = signedBy(alike([...ledger.entries.map(({ amount }) => amount), sums.net]))
  return <Band data-day={drawn}>{draw(drawn, { ...ledger, ...sums, write })}</Band>
}

function draw(drawn: DayLedger['drawn'], day: Day) {
  if (drawn === 'lines') return <LinesDay {...day} />
  if (drawn === 'level') return <LevelDay {...day} />
  if (drawn === 'account') return <AccountDay {...day} />
  return <DialDay {...day} turn={drawn === 'day dial' ? 'day' : 'hour'} />
}

const Band = styled.section`
  overflow: clip;
  padding-block: clamp(3.5rem, 7vw, 6.5rem);
  background: var(--ink);
  color: var(--on-ink);
  font-variant-numeric: tabular-nums;
`
