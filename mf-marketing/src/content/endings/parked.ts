import { circle, type Stroke } from '../drawing.ts'
import type { Ending } from '../paper.ts'
import { challans, followed } from '../papers/challans.ts'

/** A crate's height is proportional to the weight of its castings. */
const tall = (kilos: number) => Math.round(kilos * 0.115)

const planks = (x: number, y: number, width: number, height: number): readonly Stroke[] => [
  [`M${x} ${y}h${width}v${height}h${-width}Z`, 'wood'],
  [
    `M${x + 10} ${y}v${height}M${x + width - 10} ${y}v${height}M${x} ${y + 6}h${width}M${x} ${y + height - 6}h${width}`,
    'fine',
  ],
]

const others = challans.filter((challan) => challan !== followed)
const stack = others.map(({ number, kilos }, i) => ({
  number,
  kilos,
  foot: 340 - others.slice(i + 1).reduce((sum, other) => sum + tall(other.kilos), 0),
}))

const paid = { x: 44, foot: 322, width: 122, height: tall(followed.kilos) }
const waiting = { x: 458, width: 108 }

/** After hours: the paid castings are on the forks, and the other crates wait until they are due. */
export const parked: Ending = {
  strokes: [
    ['M450 340H574V354H450Z', 'wall'],
    ...stack.flatMap(({ foot, kilos }) => planks(waiting.x, foot - tall(kilos), waiting.width, tall(kilos))),
    // The forklift
    ['M232 256L258 92H408L424 244H414L400 102H266L242 256Z', 'wall'],
    ['M254 84H414V98H254Z', 'wall'],
    ['M322 84V74Q322 66 334 66Q346 66 346 74V84Z', 'amber'],
    ['M356 236L364 176Q366 168 376 168Q388 168 387 180L380 236Z', 'red'],
    ['M306 236Q304 222 318 222H362Q372 222 372 236Z', 'red'],
    // The driver's helmet
    ['M314 222Q314 200 334 200Q354 200 354 222ZM308 222H362V218H308Z', 'amber'],
    ['M262 250L288 206M276 198L302 214', 'wire'],
    ['M212 324V264Q212 250 226 250H296L310 234H410Q442 236 446 272L450 324Z', 'green'],
    ['M310 234V262H230M410 234Q402 280 404 300M322 276H380M322 288H380', 'fine'],
    ['M182 24H208V338H182Z', 'wall'],
    ['M195 24V338M182 70H208M182 190H208M182 300H208', 'fine'],
    ['M170 240H184V344H170Z', 'wall'],
    [circle(252, 316, 38) + circle(404, 324, 30), 'ground'],
    [circle(252, 316, 18) + circle(404, 324, 14), 'amber'],
    [circle(252, 316, 5) + circle(404, 324, 4), 'hole'],
    [
      [0, 72, 144, 216, 288]
        .map((turn) =>
          circle(
            252 + 11 * Math.cos((turn * Math.PI) / 180),
            316 + 11 * Math.sin((turn * Math.PI) / 180),
            1.5,
          ),
        )
        .join(''),
      'hole',
    ],
    // The pallet on the forks
    [
      'M40 322H172V330H40ZM46 330H64V346H46ZM98 330H116V346H98ZM146 330H164V346H146ZM40 346H172V353H40Z',
      'wood',
    ],
    ['M30 334H184V342H30Z', 'wall'],
    [[66, 105, 144].map((x) => `M${x - 18} ${paid.foot - paid.height}a18 18 0 0 1 36 0Z`).join(''), 'wall'],
    [[66, 105, 144].map((x) => `M${x - 8} ${paid.foot - paid.height}a8 8 0 0 1 16 0Z`).join(''), 'hole'],
    ...planks(paid.x, paid.foot - paid.height, paid.width, paid.height),
    [`M62 248H148V304H62Z`],
  ],
  labels: [
    [105, 270, followed.number],
    [105, 296, `${followed.kilos} kg`],
    ...stack.flatMap(
      ({ number, kilos, foot }) =>
        [
          [waiting.x + waiting.width / 2, foot - tall(kilos) / 2 - 4, number],
          [waiting.x + waiting.width / 2, foot - tall(kilos) / 2 + 19, `${kilos} kg`],
        ] as const,
    ),
  ],
  thread: [62, 248],
}
