import { type Bridge, steps } from './bridge.ts'

const span = 18.3
const lift = 72.5
const from = 5 * span
const to = from + lift
const raised = 17

/** The sheet shows the lifting span and five others on each side of it. */
const length = 2 * from + lift
const ends = [1.5, length - 1.5] as const

export const pamban = {
  label:
    'The new Pamban Bridge at Rameswaram, opened in 2025, in elevation: of its 99 spans one of 72.5 metres is lifted 17 metres between two towers when a ship passes.',
  name: 'Pamban Bridge',
  place: 'Rameswaram',
  opened: 2025,
  length,
  above: 44,
  below: 20,
  parts: [
    { is: 'water', from: ends[0], to: ends[1], y: -8 },
    {
      is: 'piers',
      at: [...steps(span, from - span, span), ...steps(to + span, length - span, span)],
      top: -2,
      foot: -14,
      width: 2.4,
    },
    { is: 'break', at: ends, top: 9, foot: -16 },
    { is: 'piers', at: [from, to], top: 0, foot: -14, width: 6 },
    {
      is: 'line',
      points: [
        [ends[0], 0],
        [from, 0],
      ],
      heavy: true,
    },
    {
      is: 'line',
      points: [
        [ends[0], -2],
        [from, -2],
      ],
    },
    {
      is: 'line',
      points: [
        [to, 0],
        [ends[1], 0],
      ],
      heavy: true,
    },
    {
      is: 'line',
      points: [
        [to, -2],
        [ends[1], -2],
      ],
    },
    {
      is: 'truss',
      top: [
        [from - 3.5, 36],
        [from + 3.5, 36],
      ],
      bottom: [
        [from - 3.5, 0],
        [from + 3.5, 0],
      ],
      panels: 1,
    },
    {
      is: 'truss',
      top: [
        [to - 3.5, 36],
        [to + 3.5, 36],
      ],
      bottom: [
        [to - 3.5, 0],
        [to + 3.5, 0],
      ],
      panels: 1,
    },
  ],
  lifted: {
    by: raised,
    parts: [
      {
        is: 'truss',
        top: [
          [from + 4, raised + 6],
          [from + 14, raised + 11],
          [to - 14, raised + 11],
          [to - 4, raised + 6],
        ],
        bottom: [
          [from + 4, raised],
          [to - 4, raised],
        ],
        panels: 12,
      },
      {
        is: 'line',
        points: [
          [from + 4, raised],
          [to - 4, raised],
        ],
        heavy: true,
      },
    ],
  },
  dimensions: [
    { from, to, y: -17, text: '72.5 m', clear: true },
    { x: from + lift / 2, from: 0, to: raised, text: '17 m' },
  ],
} satisfies Bridge
