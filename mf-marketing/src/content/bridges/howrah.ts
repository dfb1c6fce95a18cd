import type { Bridge } from './bridge.ts'

/** Lengths in metres, converted from 325, 468 and 564 feet. */
const anchorArm = 99.1
const cantileverArm = 142.6
const suspended = 171.9
const main = 2 * cantileverArm + suspended

const shore = 25
const tower = shore + anchorArm
const otherTower = tower + main
const end = otherTower + anchorArm

export const howrah = {
  label:
    'Howrah Bridge in Kolkata, opened in 1943, in elevation: two towers, cantilever arms that reach for each other, and a span that hangs between them. 457.2 metres from tower to tower.',
  name: 'Howrah Bridge',
  place: 'Kolkata',
  opened: 1943,
  length: end + shore,
  above: 96,
  below: 34,
  parts: [
    { is: 'water', from: tower - 14, to: otherTower + 14, y: -12 },
    {
      is: 'ground',
      points: [
        [0, -6],
        [shore + 50, -7],
        [tower - 14, -14],
      ],
    },
    {
      is: 'ground',
      points: [
        [otherTower + 14, -14],
        [end - 50, -7],
        [end + shore, -6],
      ],
    },
    { is: 'piers', at: [tower, otherTower], top: 0, foot: -22, width: 20 },
    {
      is: 'truss',
      top: [
        [shore, 12],
        [tower - 50, 38],
        [tower, 82],
      ],
      bottom: [
        [shore, 2],
        [tower, 2],
      ],
      panels: 9,
    },
    {
      is: 'truss',
      top: [
        [tower, 82],
        [tower + 45, 52],
        [tower + cantileverArm, 26],
      ],
      bottom: [
        [tower, 2],
        [tower + cantileverArm, 2],
      ],
      panels: 13,
    },
    {
      is: 'truss',
      top: [
        [tower + cantileverArm, 26],
        [tower + main / 2 - 30, 23],
        [tower + main / 2 + 30, 23],
        [otherTower - cantileverArm, 26],
      ],
      bottom: [
        [tower + cantileverArm, 2],
        [otherTower - cantileverArm, 2],
      ],
      panels: 16,
    },
    {
      is: 'truss',
      top: [
        [otherTower - cantileverArm, 26],
        [otherTower - 45, 52],
        [otherTower, 82],
      ],
      bottom: [
        [otherTower - cantileverArm, 2],
        [otherTower, 2],
      ],
      panels: 13,
    },
    {
      is: 'truss',
      top: [
        [otherTower, 82],
        [otherTower + 50, 38],
        [end, 12],
      ],
      bottom: [
        [otherTower, 2],
        [end, 2],
      ],
      panels: 9,
    },
    {
      is: 'line',
      points: [
        [0, 0],
        [end + shore, 0],
      ],
      heavy: true,
    },
  ],
  dimensions: [
    { from: tower, to: otherTower, y: -30, text: '457.2 m', clear: true },
    { from: shore, to: tower, y: -30, text: '99.1 m', clear: true },
    { from: otherTower, to: end, y: -30, text: '99.1 m', clear: true },
    { from: tower + cantileverArm, to: otherTower - cantileverArm, y: 40, text: 'suspended, 171.9 m' },
    { x: tower - 22, from: 0, to: 82, text: '82 m', side: 'left' },
  ],
} satisfies Bridge

/** The part of the sheet around the first tower: left edge, lowest point, width and height. */
export const howrahTower = [tower - 62, -4, 225, 90] as const
