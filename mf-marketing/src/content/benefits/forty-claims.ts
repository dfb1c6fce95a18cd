import { claims, counts, further, settle, total } from '../papers/claims.ts'
import { type Plate, type Plated, round, type Shape, type Word } from '../plate.ts'
import { rupees } from '../rupees.ts'

/** Claims on the advice’s other pages, in rupees: the bill, and what the TPA’s letter approved at discharge. */
// biome-ignore format: five to a line
const pages = [
  [38_700, 37_600], [101_000, 81_800], [44_300, 40_000], [21_800, 17_100], [84_600, 83_500],
  [23_400, 22_300], [53_800, 43_300], [66_500, 55_500], [44_800, 42_000], [28_100, 23_900],
  [17_100, 12_800], [29_100, 28_000], [45_900, 41_800], [43_400, 34_300], [40_800, 38_000],
  [138_900, 137_800], [33_600, 30_700], [34_100, 28_200], [69_600, 68_500], [79_200, 78_200],
  [98_900, 80_600], [101_400, 83_000], [12_700, 10_300], [65_100, 51_900], [22_500, 16_800],
  [25_300, 21_400], [63_800, 56_200], [48_700, 45_500], [12_700, 11_700], [14_400, 13_400],
  [21_500, 17_600], [28_600, 27_600], [7_800, 6_800], [26_100, 22_200], [124_650, 123_600],
] as const

/** The position among these of the second claim that was paid short. */
const second = 21

export const fortyClaims = [
  ...claims.map((claim) => settle(claim)),
  ...pages.map(([billed, approved], i) =>
    settle({ billed: billed * 100, approved: approved * 100, deducted: i === second ? further.deducted : 0 }),
  ),
]

const most = Math.max(...fortyClaims.map(({ billed }) => billed))
const step = 100 / fortyClaims.length
const short = fortyClaims.flatMap((claim, i) => (claim.deducted > 0 ? [{ ...claim, i }] : []))

interface Layout {
  readonly tall: number
  /** How far a flag is raised above its column. */
  readonly lift: number
  readonly says: readonly Word[]
}

/** A column per claim, as tall as its bill: what was paid, what was deducted after approval, and the rest. */
function plate({ tall, lift, says }: Layout): Plate {
  const foot = tall + 0.5
  const high = (sum: number) => round((sum / most) * tall)
  const columns = fortyClaims.flatMap(({ billed, deducted, paid }, i): Shape[] => {
    const [x, width] = [round(i * step), round(0.78 * step)]
    return [
      { bar: [x, round(foot - high(billed)), width, high(billed)], ink: 'pale' },
      { bar: [x, round(foot - high(paid)), width, high(paid)], ink: 'action' },
      ...(deducted
        ? [{ bar: [x, round(foot - high(paid + deducted)), width, high(deducted)], ink: 'amber' } as const]
        : []),
    ]
  })
  return {
    height: foot + 1.6,
    shapes: [
      ...columns,
      ...short.map(({ billed, i }): Shape => {
        const top = round(foot - high(billed) - 0.3)
        return { upright: [round((i + 0.39) * step), round(top - 2.6 - lift), top], ink: 'text' }
      }),
      { bar: [0, foot, 100, 0.0625], ink: 'text' },
    ],
    words: [
      ...short.flatMap(({ billed, deducted, i }): Word[] => {
        const [x, y] = [round((i + 0.39) * step + 0.9), round(foot - high(billed) - 2.1 - lift)]
        return [
          { at: [x, y], text: 'Paid short', is: 'name' },
          { at: [x, round(y + 1.2)], text: `−${rupees(deducted)}` },
        ]
      }),
      { at: [0, foot + 1.3], text: `Billed ${rupees(total.billed)}` },
      { at: [100, foot + 1.3], text: `Credited ${rupees(total.paid)}`, is: 'name', anchor: 'end' },
      ...says,
    ],
  }
}

const agree = `${counts.agree}`

export const claimsFigure: Plated = {
  label: `The ${counts.claims} claims of the advice as columns to scale, each as tall as its bill: ${rupees(total.billed)} billed, ${rupees(total.paid)} credited. ${counts.agree} were paid as approved, less TDS; two were paid short, by ${short.map(({ deducted }) => rupees(deducted)).join(' and ')}.`,
  title: `${counts.claims} claims, bill by bill`,
  sum: 'Pale: not paid. Amber: deducted since',
  wide: plate({
    tall: 12,
    lift: 0,
    says: [
      { at: [22, 5], text: agree, is: 'numeral' },
      { at: [34, 3.5], text: `of ${counts.claims} claims agree`, is: 'name' },
      { at: [34, 5], text: 'with the letter at discharge' },
    ],
  }),
  narrow: plate({
    tall: 9,
    lift: 1.9,
    says: [
      { at: [29, 2], text: agree, is: 'numeral' },
      { at: [41.5, 1.9], text: `of ${counts.claims} agree`, is: 'name' },
    ],
  }),
}
