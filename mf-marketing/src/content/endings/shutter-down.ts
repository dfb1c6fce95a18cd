import { circle, type Stroke } from '../drawing.ts'
import type { Ending } from '../paper.ts'
import { followed } from '../papers/khata.ts'

/** Four floors of four flats: 3C is the third one on the third floor. */
const flats = ['4', '3', '2', '1'].flatMap((floor, row) =>
  ['A', 'B', 'C', 'D'].map((letter, column) => ({
    flat: floor + letter,
    x: 84 + column * 98,
    y: 20 + row * 37,
  })),
)

const pane = ({ x, y }: (typeof flats)[number]) => `M${x} ${y}h56v23h-56ZM${x + 28} ${y}v23`
const sill = ({ x, y }: (typeof flats)[number]) => `M${x - 4} ${y + 23}h64v4h-64Z`

const lit = flats.filter(({ flat }) => followed.name.endsWith(flat))
const dark = flats.filter((flat) => !lit.includes(flat))

const slats = Array.from({ length: 12 }, (_, i) => `M100 ${232 + i * 9}H424`).join('')

const crate = (top: number, is: NonNullable<Stroke[1]>): readonly Stroke[] => [
  [`M474 ${top}h50v22h-50Z`, is],
  [`M481 ${top + 7}h9m5 0h8m5 0h9M481 ${top + 15}h9m5 0h8m5 0h9`, 'fine'],
]

/** The shop at night, shut. Upstairs, the one flat whose account is still open has its light on. */
export const shutterDown: Ending = {
  strokes: [
    ['M62 10H464V354H62Z', 'ground'],
    ['M54 4H472V12H54Z', 'wall'],
    [dark.map(pane).join(''), 'hole'],
    [lit.map(pane).join(''), 'amber'],
    [flats.map(sill).join(''), 'wall'],
    // The shop
    ['M92 206H432V222H92ZM62 206H92V354H62ZM432 206H464V354H432Z', 'wall'],
    ['M100 222H424V342H100Z'],
    [slats, 'fine'],
    ['M96 334H428V343H96ZM70 343H456V354H70Z', 'wall'],
    ['M44 168H482V206H44Z', 'amber'],
    // The lamp, and its light
    ['M455 118H483L560 354H340Z', 'light'],
    ['M543 354V128Q543 100 512 100H484V106H512Q537 106 537 130V354ZM530 342H550V354H530Z', 'wall'],
    ['M446 112Q448 100 469 100Q490 100 492 112Z', 'green'],
    ['M455 112H483V118H455Z', 'amber'],
    ['M540 104Q640 160 800 130M540 104Q500 96 464 60M540 108Q640 170 800 144', 'wire'],
    // Empty crates for the dairy
    ...crate(332, 'green'),
    ...crate(310, 'red'),
    ...crate(288, 'green'),
    // The code beside the counter
    ['M437 238H459V270H437Z'],
    ['M441 243h5v5h-5zM450 243h5v5h-5zM441 252h5v5h-5zM450 252h2v2h-2zM453 255h2v2h-2z', 'hole'],
    ['M442 264h12', 'fine'],
    // The shop's cat
    ['M392 342C408 344 416 334 410 324'],
    [
      'M360 343C357 330 361 318 368 311C364 306 363 300 365 293L371 298H379L385 293C387 301 385 307 381 311C391 318 397 331 394 343Z',
      'hole',
    ],
    // The shutter's padlock, and the cat's eyes
    ['M141 331V325a9 9 0 0 1 18 0V331', 'wire'],
    ['M136 330H164V350H136Z', 'amber'],
    [circle(371.5, 303.5, 1) + circle(379, 303.5, 1), 'amber'],
  ],
  text: [263, 196, 'Ganesh Kirana'],
  thread: [150, 340],
}
