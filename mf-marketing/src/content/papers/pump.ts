import { circle, type Drawing } from '../drawing.ts'

const fins = Array.from({ length: 9 }, (_, i) => `M${24 + i * 9} 34V78`).join('')
const bolts = [
  [140, 42],
  [140, 78],
  [204, 60],
] as const

/** A monobloc pump in elevation: a motor with fins and a fan cowl, a coupling, and a casing with two flanges. */
export const pump: Drawing = {
  size: [240, 111.5],
  width: 23,
  strokes: [
    // Base, feet
    ['M8 100H232V108H8Z'],
    ['M30 90H50L54 100H26ZM84 90H104L108 100H80Z'],
    // Outlet and inlet
    ['M156 20H188V40H156Z'],
    ['M148 4H196V14H148ZM150 14H194V20H150Z', 'green'],
    ['M210 46H222V74H210Z'],
    ['M222 38H228V82H222ZM228 36H236V84H228Z', 'green'],
    // Casing: a volute
    [
      'M172 26C196 26 214 40 214 62C214 84 196 96 172 96C150 96 134 82 134 62C134 44 142 36 156 36V26Z',
      'green',
    ],
    ['M158 96H188L192 100H154Z', 'green'],
    [circle(172, 62, 21)],
    [circle(172, 62, 13), 'fine'],
    [circle(172, 62, 4), 'hole'],
    [bolts.map(([x, y]) => circle(x, y, 2.5)).join(''), 'hole'],
    // Motor, terminal box, eye
    ['M112 44H136V78H112Z'],
    ['M20 30H112V92H20Z'],
    [fins, 'fine'],
    ['M20 30C10 32 6 38 6 61S10 90 20 92Z', 'amber'],
    ['M10 50H17M9 58H17M9 66H17M10 74H17', 'fine'],
    ['M46 14H86V30H46Z', 'amber'],
    ['M52 22H80', 'fine'],
    ['M96 30V26A5 5 0 0 1 106 26V30', 'fine'],
    ['M40 80H92V90H40Z'],
  ],
}
