import { type Bridge, type Profile, steps } from './bridge.ts'

/** The length of hillside that the sheet shows at each end, in metres. */
const shore = 45
const total = 1315
const end = shore + total

const arch = { from: shore + 330, to: shore + 797 }

const westBank: Profile = [
  [0, 2],
  [shore, -1],
  [shore + 12, -14],
  [shore + 70, -30],
  [shore + 160, -60],
  [shore + 240, -102],
  [shore + 318, -140],
  [shore + 360, -178],
  [shore + 430, -255],
  [shore + 500, -322],
  [shore + 540, -359],
]

const eastBank: Profile = [
  [shore + 600, -359],
  [shore + 640, -318],
  [shore + 705, -240],
  [shore + 770, -168],
  [shore + 809, -138],
  [shore + 880, -92],
  [shore + 960, -70],
  [shore + 1060, -52],
  [shore + 1170, -37],
  [shore + 1260, -24],
  [end - 12, -13],
  [end, -1],
  [end + shore, 2],
]

export const chenab = {
  label:
    'The Chenab Rail Bridge in Reasi, Jammu and Kashmir, opened in 2025, in elevation: one steel arch of 467 metres over the gorge, its deck 359 metres above the river, 1,315 metres from end to end.',
  name: 'Chenab Rail Bridge',
  place: 'Reasi',
  opened: 2025,
  length: end + shore,
  above: 58,
  below: 380,
  parts: [
    { is: 'ground', points: westBank },
    { is: 'ground', points: eastBank },
    { is: 'water', from: shore + 540, to: shore + 600, y: -359 },
    { is: 'arch', ...arch, foot: -138, rise: 122, depth: [26, 11], panels: 32, columns: 4 },
    { is: 'piers', at: steps(shore + 70, shore + 300, 50), top: -6, foot: westBank, width: 5 },
    { is: 'piers', at: steps(shore + 850, shore + 1250, 50), top: -6, foot: eastBank, width: 5 },
    // The abutments
    { is: 'piers', at: [shore + 3, end - 3], top: 0, foot: -24, width: 18 },
    {
      is: 'line',
      points: [
        [shore, 0],
        [end, 0],
      ],
      heavy: true,
    },
    {
      is: 'line',
      points: [
        [shore + 12, -6],
        [end - 12, -6],
      ],
    },
  ],
  dimensions: [
    { from: shore, to: end, y: 26, text: '1,315 m' },
    { from: arch.from, to: arch.to, y: -176, textAt: shore + 460, text: '467 m' },
    { x: shore + 570, from: -359, to: 0, text: '359 m' },
  ],
} satisfies Bridge
