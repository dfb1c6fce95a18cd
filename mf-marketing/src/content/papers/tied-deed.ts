import type { Drawing } from '../drawing.ts'

/** A deed folded lengthwise as registries file it, tied with red tape, with the firm’s wax on the knot. */
export const tiedDeed: Drawing = {
  size: [244, 98],
  width: 26,
  strokes: [
    // The deed's leaves, seen at the fore-edge
    ['M12 16H238V92H12Z'],
    ['M9 13H235V89H9Z'],
    ['M6 10H232V86H6Z'],
    ['M6 24H232M6 72H232', 'fine'],
    ['M20 33H62M20 38.5H50M20 58H56M20 63.5H44', 'fine'],
    ['M176 33H218M188 38.5H218M190 58H218', 'fine'],
    // The tape, lengthwise and crosswise
    ['M6 44.5H232V51.500H6Z', 'red'],
    ['M113 10H120V86H113Z', 'red'],
    // Two loops of the bow, two ends
    ['M116 47C100 26 78 22 76 32C74 41 98 46 116 48Z', 'red'],
    ['M117 47C133 26 155 22 157 32C159 41 135 46 117 48Z', 'red'],
    ['M114 48C106 62 98 76 88 92L95 94L99 101C108 82 114 66 119 50Z', 'red'],
    ['M118 48C126 62 136 74 147 86L142 91L141 99C130 84 120 66 114 50Z', 'red'],
    // Wax, pressed by a seal with scales
    [
      'M116 31C122 29 126 33 130 36C134 38 134 43 134 47C135 52 133 56 129 59C126 63 121 64 116 63.500C111 65 107 62 103 59C99 56 99 52 98.5 47C98 42 100 38 104 35C107 32 111 30 116 31Z',
      'red',
    ],
    ['M116.5 35A12.5 12.5 0 1 1 116.4 35', 'wire'],
    [
      'M116.5 39V55M112 55H121M109 42H124M109 42L106.5 48A2.8 2.8 0 0 0 111.5 48ZM124 42L121.5 48A2.8 2.8 0 0 0 126.5 48Z',
      'wire',
    ],
  ],
}
