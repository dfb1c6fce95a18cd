import { type Bridge, type Profile, steps } from './bridge.ts'

const arch = { from: 330, to: 797 }

const westBank: Profile = [
  [0, -8],
  [70, -22],
  [160, -60],
  [240, -102],
  [318, -140],
  [360, -178],
  [430, -255],
  [500, -322],
  [540, -359],
]

const eastBank: Profile = [
  [600, -359],
  [640, -318],
  [705, -240],
  [770, -168],
  [809, -138],
  [880, -92],
  [960, -70],
  [1060, -52],
  [1170, -34],
  [1260, -16],
  [1315, -8],
]

export const chenab = {
  label:
    'The Chenab Rail Bridge in Reasi, Jammu and Kashmir, opened in 2025, in elevation: one steel arch of 467 metres over the gorge, its deck 359 metres above the river, 1,315 metres from end to end.',
  name: 'Chenab Rail Bridge',
  place: 'Reasi',
  opened: 2025,
  length: 1315,
  above: 58,
  below: 380,
  parts: [
    { is: 'ground', points: westBank },
    { is: 'ground', points: eastBank },
    { is: 'water', from: 540, to: 600, y: -359 },
    { is: 'arch', ...arch, foot: -138, rise: 122, depth: [26, 11], panels: 32, columns: 4 },
    { is: 'piers', at: [...steps(70, 300, 50)], top: -6, foot: westBank, width: 5 },
    { is: 'piers', at: [...steps(850, 1250, 50)], top: -6, foot: eastBank, width: 5 },
    {
      is: 'line',
      points: [
        [0, 0],
        [1315, 0],
      ],
      heavy: true,
    },
    {
      is: 'line',
      points: [
        [0, -6],
        [1315, -6],
      ],
    },
  ],
  dimensions: [
    { from: 0, to: 1315, y: 26, text: '1,315 m' },
    { from: arch.from, to: arch.to, y: -176, textAt: 460, text: '467 m' },
    { x: 570, from: -359, to: 0, text: '359 m' },
  ],
} satisfies Bridge
