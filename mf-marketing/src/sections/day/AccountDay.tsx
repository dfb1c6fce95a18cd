import { Unbroken } from '@bridge/shared/ui/Unbroken'
import { percent } from '../figures/tones.ts'
import { Thing } from '../papers/Thing.tsx'
import { Sentences } from '../Sentences.tsx'
import { AccountColumns } from './AccountColumns.ts'
import { Close, Standing } from './account-parts.ts'
import { DayDate, DayEntries, DaySums } from './DayEntries.tsx'
import type { Day } from './day.ts'

/** An account of two sides below its object: each amount, to scale, begins where the previous one on its side ended. */
export const AccountDay = ({ heading, date, thing, close, net, write, ...day }: Day) => (
  <AccountColumns $sides={sidesOf(day)}>
    <Sentences text={heading} />
    <Standing>
      {thing && <Thing {...thing} />}
      {thing?.caption && <p>{thing.caption}</p>}
    </Standing>
    <DayDate>{date}</DayDate>
    <DaySums {...day} write={write} />
    <DayEntries {...day} write={write} />
    <Close>
      <time>{close.time}</time>
      <b data-gain={net > 0 || undefined}>{write(net)}</b>
      <p>
        <Unbroken text={close.text} />
      </p>
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
