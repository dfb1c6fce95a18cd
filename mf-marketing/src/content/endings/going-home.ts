import { circle } from '../drawing.ts'
import type { Ending } from '../paper.ts'

/** A steel tube between two points. */
const tube = (x: number, y: number, dx: number, dy: number, thick = 6): string => {
  const half = thick / 2 / Math.hypot(dx, dy)
  const [nx, ny] = [-dy * half, dx * half].map((one) => Math.round(one * 10) / 10) as [number, number]
  return `M${x + nx} ${y + ny}l${dx} ${dy} ${-2 * nx} ${-2 * ny} ${-dx} ${-dy}Z`
}

const spokes = (x: number, y: number, r: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const at = (i / count) * 2 * Math.PI
    return `M${x} ${y}l${Math.round(r * Math.cos(at) * 10) / 10} ${Math.round(r * Math.sin(at) * 10) / 10}`
  }).join('')

const wheel = { x: 128, y: 284, r: 70 }
const castor = { x: 232, y: 334, r: 20 }

/** The hospital’s door after a discharge: the wheelchair stays, and an autorickshaw leaves. */
export const goingHome = (bed: number, at: string): Ending => ({
  strokes: [
    // The corridor's rail
    ['M-60 246H306M-60 256H306', 'wire'],
    // The door, its leaves to either side, and the street
    ['M306 26H566V354H306Z'],
    ['M318 66H554V354H318Z'],
    [circle(384, 126, 20), 'amber'],
    ['M318 322H554M330 330H370M402 330H470M500 330H548', 'fine'],
    [
      'M330 322H318V230H330ZM554 322H512V196H554M522 210h8v10h-8ZM538 210h8v10h-8ZM522 232h8v10h-8ZM538 232h8v10h-8Z',
      'fine',
    ],
    // The autorickshaw
    ['M356 244C352 214 362 198 388 197H462C482 197 494 214 502 244Z', 'amber'],
    [
      'M352 244H506C530 246 540 262 541 312H520C516 292 484 292 480 312H408C404 290 364 290 360 312H350Z',
      'green',
    ],
    ['M398 206H462Q474 208 480 244V290H398Z', 'hole'],
    ['M404 262Q404 254 412 254H436V290H404Z', 'red'],
    ['M478 208Q492 212 500 244H486Q482 224 474 210Z'],
    ['M524 264h10v10h-10Z', 'amber'],
    ['M356 268H392M356 276H392', 'fine'],
    [circle(384, 316, 22) + circle(500, 316, 22), 'hole'],
    [circle(384, 316, 9) + circle(500, 316, 9)],
    // The leaves, slid open, and the hour above them
    ['M306 66H330V354H306ZM542 66H566V354H542Z'],
    ['M312 74H324V346H312ZM548 74H560V346H548Z', 'wall'],
    ['M318 200v40M554 200v40', 'fine'],
    ['M386 34H486V62H386Z', 'hole'],
    // The chair: backrest and push handle, seat, arm, legs, footplate
    [tube(100, 132, 34, 6) + tube(130, 136, 10, 120)],
    ['M94 126l14 2.500v11l-14-2.500Z', 'hole'],
    ['M134 146h12l9 98h-12Z', 'green'],
    [tube(140, 256, 96, 0) + tube(222, 214, 8, 104) + tube(138, 214, 84, 0)],
    ['M146 240H232Q240 240 240 248V254H146Z', 'green'],
    ['M146 204H224Q230 204 230 210V214H146Z', 'hole'],
    [tube(234, 252, 30, 76) + tube(262, 329, 34, -4, 7)],
    [tube(142, 258, 84, 48)],
    // The blanket, folded, and a marigold from the family
    ['M158 222H216Q222 222 222 228T216 234H158ZM158 228H216'],
    ['M160 234H218Q224 234 224 240H160Z'],
    ['M170 222v18M176 222v18', 'fine'],
    [circle(204, 212, 10), 'amber'],
    [
      [0, 60, 120, 180, 240, 300]
        .map((degrees) => (degrees * Math.PI) / 180)
        .map((turn) =>
          circle(Math.round(204 + 7 * Math.cos(turn)), Math.round(212 + 7 * Math.sin(turn)), 2.5),
        )
        .join(''),
      'fine',
    ],
    // Wheels
    [
      `${circle(wheel.x, wheel.y, wheel.r)}${circle(wheel.x, wheel.y, wheel.r - 7)}${spokes(wheel.x, wheel.y, wheel.r - 7, 16)}`,
      'wire',
    ],
    [circle(wheel.x, wheel.y, wheel.r - 14), 'wire'],
    [circle(wheel.x, wheel.y, 9)],
    [tube(castor.x, castor.y, -6, -40)],
    [circle(castor.x, castor.y, castor.r - 1), 'hole'],
    [circle(castor.x, castor.y, castor.r), 'wire'],
    [circle(castor.x, castor.y, 6)],
    // The tag with the bed's number
    ['M118 138 110 156', 'wire'],
    ['M92 156H130V186H92Z'],
  ],
  labels: [
    [111, 178, `${bed}`],
    [436, 55, at, 'colour'],
  ],
  thread: [92, 170],
})
