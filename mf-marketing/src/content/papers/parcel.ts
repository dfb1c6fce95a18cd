import type { Drawing } from '../drawing.ts'

/** A taped carton with its label: cash on delivery, this side up. */
export const parcel: Drawing = {
  size: [214, 108.5],
  width: 24,
  strokes: [
    ['M6 42H162V108H6Z'],
    ['M6 42 44 6H206L162 42Z'],
    ['M162 42 206 6V72L162 108Z'],
    ['M50 42 88 6H112L76 42Z', 'amber'],
    ['M50 42H76V58L71.7 55 67.3 58 63 55 58.7 58 54.3 55 50 58Z', 'amber'],
    ['M84 50H154V101H84Z'],
    ['M84 74H154', 'fine'],
    [
      'M90 79V96M92 79V96M95 79V96M98.5 79V96M100 79V96M104 79V96M106 79V96M107.5 79V96M112 79V96M115 79V96M117 79V96M121 79V96M122.5 79V96M126 79V96M130 79V96M131.5 79V96M135 79V96M138 79V96M140 79V96M144 79V96M145.5 79V96M148 79V96',
      'fine',
    ],
    ['M20 98V80M14 86 20 79.5 26 86M36 98V80M30 86 36 79.5 42 86M13 101.5H43', 'fine'],
    ['M172 58 196 38V52L172 72Z', 'fine'],
  ],
  text: [119, 70, 'COD'],
}
