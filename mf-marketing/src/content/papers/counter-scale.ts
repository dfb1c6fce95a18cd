import type { Drawing } from '../drawing.ts'

/** A weight with its knob, standing at height y. */
const weight = (x: number, y: number, width: number, height: number): string => {
  const neck = width / 5
  const top = y - height
  return `M${x - width / 2} ${y}V${top + 4}a4 4 0 0 1 4 -4H${x - neck}q1.5 -3 -1 -5a${neck + 1} ${neck} 0 0 1 ${2 * neck + 2} 0q-2.5 2 -1 5H${x + width / 2 - 4}a4 4 0 0 1 4 4V${y}Z`
}

/** A counter scale in balance: a kilo and a half of rice in the brass pan, its weights on the plate. */
export const counterScale: Drawing = {
  size: [290, 101.5],
  width: 27,
  strokes: [
    ['M51 35C58 22 70 8 80 8S102 22 109 35Z'],
    ['M72 24h.1M84 17h.1M90 28h.1M78 31h.1M64 31h.1M98 32h.1M80 21h.1', 'fine'],
    [weight(152, 40, 27, 22)],
    [weight(180, 40, 19, 15)],
    ['M75 52H85V74H75ZM160 48H170V74H160Z'],
    ['M30 33H130C127 46 115 53 100 53H60C45 53 33 46 30 33Z', 'amber'],
    ['M38 38C42 45 50 48.5 60 48.5', 'fine'],
    ['M130 40H200L195 48H135Z', 'amber'],
    [
      'M85 70C97 70 103 58 120.5 58.5V62.5C106 63 101 76 85 76ZM160 70C148 70 142 58 124.5 58.5V62.5C139 63 144 76 160 76Z',
    ],
    [
      'M34 101V96C34 92 37 90 41 90H48C55 90 52 72 62 72H183C193 72 190 90 197 90H204C208 90 211 92 211 96V101Z',
    ],
    ['M40 95.5H205M62 77.5H183', 'fine'],
    ['M86 86.5a36.5 5.5 0 1 0 73 0a36.5 5.5 0 1 0 -73 0Z', 'fine'],
    [weight(240, 101, 36, 36)],
    [weight(272, 101, 20, 18)],
  ],
  text: [240, 95, '2'],
}
