import { circle, type Drawing } from '../drawing.ts'

/** A room's key on its tag, as a reception hands it out. */
export const roomKey = (room: string): Drawing => ({
  size: [214, 76],
  width: 25,
  strokes: [
    ['M3 38C3 20 22 9 44 9H72C90 9 101 25 105 33A6 6 0 0 1 105 43C101 51 90 67 72 67H44C22 67 3 56 3 38Z'],
    [
      'M9 38C9 24 25 14.5 44 14.5H72C84 14.5 93 24 98 33.5M9 38C9 52 25 61.5 44 61.5H72C84 61.5 93 52 98 42.5',
      'fine',
    ],
    ['M149 34.5H207L211 38 207 41.5H204V53H198V47H193V53H187V41.5H149'],
    [circle(137, 38, 14)],
    [circle(137, 38, 7), 'hole'],
    [circle(96, 38, 4.5), 'hole'],
    [circle(114, 38, 17), 'wire'],
  ],
  text: [50, 46.5, room],
})
