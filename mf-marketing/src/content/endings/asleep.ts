import { circle, type Stroke } from '../drawing.ts'
import type { Ending } from '../paper.ts'

/** The right end of the wall, beyond the window's edge. */
const end = 2600

const merlons = `M0 26${'v-14q12-4 12-12q0 8 12 12v14h2'.repeat(end / 26)}`

/** A pointed arch of lobes, centred on x. */
function cusped(x: number, foot: number, size: number): string {
  const at = (dx: number, dy: number) => `${x + dx * size} ${foot - dy * size}`
  const lobe = `A${22 * size} ${22 * size} 0 0 1 `
  return `M${at(-82, 0)}${lobe}${at(-76, 30)}${lobe}${at(-57, 57)}${lobe}${at(-28, 72)}Q${at(-10, 76)} ${at(0, 94)}Q${at(10, 76)} ${at(28, 72)}${lobe}${at(57, 57)}${lobe}${at(76, 30)}${lobe}${at(82, 0)}`
}

const studs = [202, 234, 266, 298, 330]
  .flatMap((y) => [120, 136, 244, 260].map((x) => circle(x, y, 3)))
  .join('')

/** Marigolds on a string over three pegs. */
const garland = Array.from({ length: 23 }, (_, i) =>
  circle(91 + i * 9, Math.round(66 + 11 * Math.sin(((i % 11) / 11) * Math.PI)), 5.5),
).join('')

/** A window’s stone screen. */
const screen = [122, 142, 162, 182, 202]
  .map((y) => `M404 ${y}${'a6 6 0 1 0 12 0a6 6 0 1 0-12 0m20 0'.repeat(5)}`)
  .join('')

const slipper = (x: number, is: NonNullable<Stroke[1]>): readonly Stroke[] => [
  [
    `M${x} 353C${x - 3} 342 ${x + 12} 337 ${x + 26} 341C${x + 40} 345 ${x + 52} 343 ${x + 55} 330C${x + 61} 340 ${x + 61} 353 ${x + 50} 353Z`,
    is,
  ],
  [`M${x + 4} 350Q${x + 14} 340 ${x + 27} 350Z`, 'hole'],
]

/** The manager's door after the night audit: the lamp is off, the slippers are outside. */
export const asleep: Ending = {
  strokes: [
    [`M0 26H${end}V354H0Z`, 'ground'],
    [merlons, 'wall'],
    [`M0 26H${end}V34H0Z`, 'wall'],
    // The door in its frame
    ['M82 50H298V354H82Z', 'wood'],
    [`${cusped(190, 180, 1)}V354H108Z`, 'green'],
    ['M108 180H272M190 180V354M190 86V180M150 112V180M230 112V180M122 136V180M258 136V180', 'fine'],
    ['M114 190H184V348H114ZM196 190H266V348H196Z', 'fine'],
    [studs, 'amber'],
    [garland, 'amber'],
    ['M139 238Q139 222 155 222H225Q241 222 241 238V342H139Z'],
    ['M146 335H234', 'fine'],
    [circle(190, 238, 9), 'amber'],
    // A lamp, off
    ['M346 116V96Q346 84 358 84', 'wire'],
    ['M334 132L346 116L358 132Z', 'wood'],
    ['M334 132H358L354 168H338Z', 'hole'],
    ['M346 132V168', 'wire'],
    ['M336 168H356V174H336Z', 'wood'],
    // A balcony
    ['M386 92L450 62L514 92Z', 'wood'],
    ['M392 92H508V226H392Z', 'wood'],
    ['M400 112H500V212H400Z', 'hole'],
    [screen, 'wood'],
    ['M380 212H520V228H380Z', 'wall'],
    ['M396 228H416L404 252H396ZM484 228H504V252H496Z', 'wall'],
    ...slipper(312, 'red'),
    ...slipper(334, 'amber'),
  ],
  labels: [
    [190, 278, 'Audited.'],
    [190, 302, 'Do not'],
    [190, 326, 'disturb.'],
  ],
  thread: [190, 238],
}
