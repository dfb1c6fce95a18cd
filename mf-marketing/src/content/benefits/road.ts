import { journey, total } from '../papers/consignment.ts'
import { lorry } from '../papers/lorry.ts'
import { type Plate, type Plated, round, type Shape, type Word } from '../plate.ts'
import { grouped, rupees } from '../rupees.ts'

/** Towns along the lorry's road, via Bengaluru and Hyderabad, each with its distance from gate two in kilometres. */
const towns = [
  { name: 'Coimbatore', at: 0 },
  { name: 'Salem', at: 165 },
  { name: 'Bengaluru', at: 360 },
  { name: 'Kurnool', at: 715 },
  { name: 'Hyderabad', at: 930 },
  { name: 'Adilabad', at: 1_230 },
  { name: 'Nagpur', at: journey.kilometres },
]

const along = (kilometres: number): number => round((kilometres / journey.kilometres) * 100)

/** The kilometre at which each of the e-way bill’s days ends. Only ten kilometres are left for the last one. */
const dayEnds = Array.from({ length: journey.days }, (_, i) =>
  Math.min((i + 1) * journey.perDay, journey.kilometres),
)

interface Layout {
  readonly lorryWidth: number
  readonly top: number
  readonly named: (town: string) => number | undefined
  readonly says: readonly [distance: Word, ...Word[]]
}

/** The road to scale. Above it are the e-way bill’s days; below it, how far the maker’s own limit carries the sum. */
function plate({ lorryWidth, top, named, says }: Layout): Plate {
  const shapes: Shape[] = [
    { bar: [0, top, 100, 1.25], ink: 'text' },
    ...Array.from(
      { length: 40 },
      (_, i): Shape => ({
        bar: [round(i * 2.5 + 0.6), round(top + 0.58), 1.3, 0.1],
        ink: 'card',
      }),
    ),
    { art: lorry, at: [0, round(top - (lorryWidth * 111.5) / 360)], width: lorryWidth },
    ...dayEnds.map((end): Shape => ({ upright: [along(end), round(top - 0.7), top], ink: 'text' })),
    ...towns
      .filter(({ name }) => named(name) !== undefined)
      .map(({ at }): Shape => ({ upright: [along(at), top + 1.25, top + 1.7], ink: 'text' })),
    { bar: [0, top + 5.6, 100, 1], ink: 'hatch' },
    { dot: 'action', at: [0, top + 7.8] },
  ]
  const places = towns.flatMap(({ name, at }): Word[] => {
    const row = named(name)
    if (row === undefined) return []
    const last = at === journey.kilometres
    return [{ at: [along(at), top + row], text: name, is: 'name', ...(last && { anchor: 'end' }) }]
  })
  return { height: top + 8.7, shapes, words: [...places, ...says] }
}

const sum = rupees(total.value)
const distance = `${grouped(journey.kilometres)} km`

export const road: Plated = {
  label: `The lorry’s road from Coimbatore to Nagpur to scale: ${distance} by way of Salem, Bengaluru, Kurnool, Hyderabad and Adilabad, in the ${journey.days} days of its e-way bill. If the dealer paid on delivery, the maker’s own limit would carry ${sum} all the way. He paid at 16:12, eight minutes before the lorry left.`,
  title: 'Gate two to Orange City Agro',
  sum: `E-way bill: a day for each ${journey.perDay} km, ${journey.days} in all`,
  wide: plate({
    lorryWidth: 13,
    top: 6.5,
    named: () => 2.9,
    says: [
      { at: [33, 4.6], text: distance, is: 'numeral' },
      { at: [0, 11.5], text: `Paid on delivery: your own limit carries ${sum} as far as Nagpur` },
      {
        at: [2, 14.6],
        text: `Paid at 16:12: out through the gate at 16:20, with nothing on the limit`,
        is: 'name',
      },
    ],
  }),
  narrow: plate({
    lorryWidth: 8.5,
    top: 4,
    named: (town) => ({ Coimbatore: 2.8, Bengaluru: 4, Hyderabad: 4, Nagpur: 2.8 })[town],
    says: [
      { at: [48, 2.4], text: distance, is: 'numeral' },
      { at: [0, 9.3], text: `On delivery: ${sum} on your limit` },
      { at: [6, 12.1], text: 'At 16:12, before the gate: nothing', is: 'name' },
    ],
  }),
}
