import { saturday, west } from '../papers/remittance.ts'
import { type Plate, type Plated, round, type Shape, type Word } from '../plate.ts'
import { rupees } from '../rupees.ts'

/** Parcels handed over, from Tuesday the 3rd to Monday the 9th. */
export const perDay = [8, 7, 6, 11, saturday.parcels, 22, 9]

/** The days from the first delivery to the credit on the 17th. The credit is as wide as three days. */
const days = 15
const step = 100 / (days + 2)
const abreast = 5
const saturdayAt = perDay.indexOf(saturday.parcels)
const paid = west.parcels - west.missing

interface Layout {
  readonly parcel: number
  readonly tall: number
  /** How many parcels are side by side in the stack of the credit. */
  readonly across: number
  readonly says: readonly Word[]
}

/** A stack of parcels for each day on which they were handed over, and a stack of the paid ones on the credit's day. */
function plate({ parcel, tall, across, says }: Layout): Plate {
  const foot = tall + 1.25
  const at = (day: number) => round(day * step)
  const high = (count: number, side: number) => Math.ceil(count / side) * parcel
  const top = round(foot - high(saturday.agree, abreast))
  const stacks: Shape[] = perDay.map((count, day) => ({
    coins: day === saturdayAt ? saturday.agree : count,
    at: [at(day), foot],
    abreast,
    coin: parcel,
    square: true,
  }))
  return {
    height: foot + 1.6,
    shapes: [
      ...stacks,
      { coins: west.missing, at: [at(saturdayAt), top], abreast, coin: parcel, square: true, ink: 'amber' },
      { coins: paid, at: [at(days - 1), foot], abreast: across, coin: parcel, square: true },
      { bar: [0, foot, 100, 0.0625], ink: 'text' },
    ],
    words: [
      ...perDay.map(
        (count, day): Word => ({
          at: [at(day), round(foot - high(count, abreast) - 0.4)],
          text: `${count}`,
          is: 'name',
          adds: 'part',
        }),
      ),
      { at: [0, foot + 1.3], text: '3 Nov' },
      { at: [at(saturdayAt), foot + 1.3], text: 'Sat 7' },
      { at: [at(days - 1), foot + 1.3], text: '17 Nov' },
      { at: [at(days - 1), round(foot - high(paid, across) - 0.4)], text: `${paid} paid`, is: 'name' },
      ...says,
    ],
  }
}

export const parcelsFigure: Plated = {
  label: `${west.parcels} parcels by the day on which they were handed over, ${perDay.join(', ')} from 3 to 9 November, and the ${paid} that ${west.name} paid for on 17 November, ${rupees(west.remitted)}. Two of Saturday’s ${saturday.parcels} are missing.`,
  title: 'From the door to the bank, day by day',
  sum: 'One square, one parcel',
  wide: plate({
    parcel: 0.84,
    tall: 11,
    across: 15,
    says: [
      { at: [43, 5], text: `${west.parcels}`, is: 'numeral', adds: 'whole' },
      { at: [61, 3.5], text: `parcels, ${west.missing} not paid for`, is: 'name' },
      { at: [61, 5], text: 'Both handed over on Saturday' },
    ],
  }),
  narrow: plate({
    parcel: 0.26,
    tall: 4.6,
    across: 15,
    says: [
      { at: [44, 1.7], text: `${west.parcels}`, is: 'numeral', adds: 'whole' },
      { at: [44, 3], text: `parcels, ${west.missing} missing`, is: 'name' },
    ],
  }),
}
