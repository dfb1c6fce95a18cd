import type { Bridge } from './bridge.ts'

const side = 50
const span = 250
const pylon = side + span

export const seaLink = {
  label:
    'The Bandra–Worli Sea Link in Mumbai, opened in 2009, in elevation: the stays of one pylon carry 250 metres of road to each side.',
  name: 'Bandra–Worli Sea Link',
  place: 'Mumbai',
  opened: 2009,
  length: 2 * pylon,
  above: 116,
  below: 42,
  parts: [
    { is: 'water', from: 0, to: 2 * pylon, y: -22 },
    { is: 'piers', at: [0, side, 2 * pylon - side, 2 * pylon], top: -4, foot: -30, width: 5 },
    { is: 'stays', at: pylon, top: 100, reach: 232, count: 22 },
    {
      is: 'line',
      points: [
        [pylon - 9, -30],
        [pylon - 3, 40],
        [pylon - 1.5, 106],
        [pylon + 1.5, 106],
        [pylon + 3, 40],
        [pylon + 9, -30],
      ],
      heavy: true,
    },
    {
      is: 'line',
      points: [
        [0, 0],
        [2 * pylon, 0],
      ],
      heavy: true,
    },
    {
      is: 'line',
      points: [
        [0, -4],
        [2 * pylon, -4],
      ],
    },
  ],
  dimensions: [
    { from: side, to: pylon, y: -36, text: '250 m', clear: true },
    { from: pylon, to: 2 * pylon - side, y: -36, text: '250 m', clear: true },
  ],
} satisfies Bridge
