import { believed } from '../../content/mission.ts'

/** Every drawing is this wide and high. */
export const size = [360, 120] as const

const rail = 102
const side = 10
const pitch = 9

const square = (x: number, y: number) => `M${x} ${y}h7v7h-7z`

/** One, and a whole group, on the same rail. */
export const onRail = {
  one: square(48, rail - 8),
  all: Array.from({ length: believed.group }, (_, i) =>
    square(240 + (i % side) * pitch, rail - 8 - Math.floor(i / side) * pitch),
  ).join(''),
  rail: `M0 ${rail}H360M0 ${rail + 4}H360${Array.from({ length: 24 }, (_, i) => `M${7 + i * 15} ${rail + 4}v7`).join('')}`,
}

const flanges = (x: number) => `M${x} 30h160v8h-160zM${x} 94h160v8h-160zM${x + 4} 38v56M${x + 156} 38v56`
const at = [22, 61, 99, 138]

/** What is built in adds nothing to a girder's outline; what is bolted on does. */
export const girders = {
  girders: flanges(0) + flanges(200),
  stiffeners: at.map((x) => `M${x - 3} 38v56m4-56v56`).join(''),
  plates: at.map((x) => `M${x + 189} 20h22v92h-22z`).join(''),
  bolts: at.map((x) => [25, 47, 66, 85, 107].map((y) => `M${x + 194} ${y}h0m12 0h0`).join('')).join(''),
}

/** As far as is known; until it is known; and the guesses that are not made. */
export const known = {
  known: 'M6 66H120M244 66H354',
  unknown: 'M120 66H244',
  guesses:
    'M120 66C160 66 150 22 196 22M120 66C160 66 150 110 196 110m6-94 12 12m0-12-12 12m0 76 12 12m0-12-12 12',
}

const box = 26
const gap = (size[0] - box * believed.words.join('').length) / (believed.words.length - 1)

/** The words, with the left edge of each letter's box. */
export const letters = believed.words.map((word, i) => {
  const before = believed.words.slice(0, i).join('').length * box + i * gap
  return { word, x: Array.from(word, (_, letter) => before + letter * box) }
})

export const boxes = letters
  .flatMap(({ x }) => x)
  .map((x) => `M${x} 58h${box}v36h-${box}z`)
  .join('')
