import { circle, type Drawing } from '../drawing.ts'

/** A reception at night: the lamp with its green shade, and the bell. */
export const nightCounter: Drawing = {
  size: [390, 180],
  width: 24,
  strokes: [
    // The lamp's light, past the counter's edge and down to the paper
    ['M54 95H218L401 380H-129Z', 'light'],
    ['M133.5 95H138.5V168H133.5Z', 'amber'],
    ['M96 180V177Q98 170 116 168H156Q174 170 176 177V180Z', 'amber'],
    [circle(136, 138, 5), 'amber'],
    ['M48 90Q50 42 88 42H184Q222 42 224 90Z', 'green'],
    ['M62 84Q64 54 90 53M88 42Q80 60 79 90M184 42Q192 60 193 90', 'fine'],
    ['M45 90H227V95H45Z', 'amber'],
    [circle(136, 38, 4), 'amber'],
    ['M196 95V122', 'wire'],
    [circle(196, 125, 3), 'amber'],
    ['M296 168A32 32 0 0 1 360 168Z', 'amber'],
    ['M304 164Q308 147 324 142', 'fine'],
    ['M325 136V131H331V136Z', 'amber'],
    ['M290 168H366L371 180H285Z', 'green'],
  ],
}
