import { percent } from '../figures/tones.ts'
import { Sentences } from '../Sentences.tsx'
import { AccountColumns } from './AccountColumns.ts'
import { Close, OnLine } from './account-parts.ts'
import { DayDate, DayEnd, DayEntries, DaySums } from './DayEntries.tsx'
import type { Day } from './day.ts'

/** An account below the day's object. Each amount, to scale, begins where the previous one on its side ends. */
export const AccountDay = ({ heading, date, thing, close, net, write, ...day }: Day) => (
  <AccountColumns $sides={sidesOf(day)}>
    <Sentences text={heading} />
    <OnLine thing={thing} />
    <DayDate date={date} />
    <DaySums {...day} write={write} />
    <DayEntries {...day} write={write} />
    <Close>
      <DayEnd close={close} net={net} write={write} />
    </Close>
  </AccountColumns>
)

/** Where each bar begins and how long it is, as shares of the longer side. */
function sidesOf({ entries, came, went }: Pick<Day, 'entries' | 'came' | 'went'>) {
  const whole = Math.max(came, -went)
  const sides = { in: 0, out: 0 }
  return entries.map(({ amount }) => {
    const side = amount > 0 ? 'in' : 'out'
    const at = sides[side]
    sides[side] += Math.abs(amount) / whole
    return { at: percent(at), of: percent(Math.abs(amount) / whole) }
  })
}
