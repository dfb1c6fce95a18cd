import { circle, type Drawing } from '../drawing.ts'

/** A reception at night: the lamp with its green shade, and the bell. */
export const nightCounter: Drawing = {
  size: [260, 120],
  width: 24,
  strokes: [
    ['M34 64H146L182 120H-2Z', 'light'],
    ['M87 112V28H93V112Z', 'amber'],
    ['M60 120V116Q62 110 74 109H106Q118 110 120 116V120Z', 'amber'],
    [circle(90, 92, 4.5), 'amber'],
    ['M30 60Q31 27 56 27H124Q149 27 150 60Z', 'green'],
    ['M40 56Q42 35 58 35', 'fine'],
    ['M27 60H153V65H27Z', 'amber'],
    [circle(90, 23, 4), 'amber'],
    ['M128 65V82', 'wire'],
    [circle(128, 85, 2.5), 'amber'],
    ['M196 112A22 22 0 0 1 240 112Z', 'amber'],
    ['M214 90V86H222V90Z', 'amber'],
    ['M190 112H246L250 120H186Z', 'green'],
  ],
}
