import type { Make } from '../../content/paper.ts'

/** A path, and what it draws. */
export type Stroke = readonly [
  path: string,
  is: 'body' | 'board' | 'wire' | 'fine' | 'line' | 'torn' | 'row' | 'seam' | 'thread' | 'ring',
]

/** Far below the window’s edge. */
const end = 900

const sheet = (width: number, x = 0, y = 0, is: Stroke[1] = 'body'): Stroke => [
  `M${x} ${end}V${y}h${width}V${end}`,
  is,
]

const along = (mark: string, times: number) => mark.repeat(times)

/** The details that distinguish the kinds of paper, and the sheet itself. */
export const around: Record<Make, (width: number) => readonly Stroke[]> = {
  statement: (width) => [sheet(width), [`M0 6h${width}M0 186h${width}`, 'fine']],
  book: (width) => [
    sheet(300, width - 20, 0),
    sheet(width),
    [`M24 0V${end}M${width + 25} 0V${end}M${width + 6} 50${along('h300m-300 31', 8)}`, 'fine'],
  ],
  form: (width) => [sheet(width, -9, 14), sheet(width, -4, 7), sheet(width)],
  roll: (width) => [[`M0 ${end}V4${along('l5-5 5 5', width / 10)}V${end}`, 'body']],
  letter: (width) => [
    [`M${width - 120} 110l420 22-14 260-420-22z`, 'body'],
    [`M${width - 120} 110l194 170q22 20 48 4l178-152`, 'fine'],
    sheet(width),
  ],
  fanfold: (width) => [
    sheet(width),
    [
      `M18 0V${end}M${width - 18} 0V${end}M9 0${along('m0 8a3 3 0 1 0 .1 0', 40)}M${width - 9} 0${along('m0 8a3 3 0 1 0 .1 0', 40)}`,
      'fine',
    ],
  ],
  clipped: (width) => [
    sheet(width + 18, -9, -9, 'board'),
    sheet(width),
    [`M${width / 2 - 20}-6v-8q0-10 10-10h20q10 0 10 10v8h35v9q0 9-9 9h-92q-9 0-9-9v-9z`, 'body'],
  ],
  bound: (width) => [
    sheet(width, 8, 8),
    sheet(width),
    [`M18 4${along('v-12m4 0v12m12 0', width / 16 - 2)}`, 'wire'],
  ],
}
