import { circle, type Drawing, type Stroke } from '../drawing.ts'

const wheel = (x: number): readonly Stroke[] => [
  [circle(x, 97, 14)],
  [circle(x, 97, 9.5), 'hole'],
  [circle(x, 97, 6)],
  [circle(x, 97, 1.5), 'hole'],
]

/** A lorry in elevation, its load roped down under a tarpaulin. */
export const lorry: Drawing = {
  size: [360, 111.5],
  width: 28,
  strokes: [
    ['M14 80H262V88H14Z'],
    ['M146 88H196V100A3 3 0 0 1 193 103H149A3 3 0 0 1 146 100Z'],
    ['M158 88V103M184 88V103', 'fine'],
    ['M20 46C19 32 22 21 34 19C58 13 74 20 98 16S146 11 168 15S212 11 234 14C250 16 256 30 256 46Z', 'green'],
    [
      'M40 18 76 46 112 15.5 148 46 184 15 220 46M220 14 184 46 148 13.5 112 46 76 17 40 46M236 15 251 46',
      'fine',
    ],
    ['M16 46H259V80H16Z'],
    ['M16 51.5H259M16 74.5H259M27 46V80M248 46V80', 'fine'],
    ['M274 30V22H316V30'],
    [
      'M266 92V36A6 6 0 0 1 272 30H316C323 30 327 32 329 38L338 64C340 68 341 70 341 76V92H326A18 18 0 0 0 290 92Z',
    ],
    ['M288 37H312C318 37 320 39 322 44L328 61H288Z', 'hole'],
    ['M282 34V84M284.5 68H292M282 64H333M266 84H287', 'fine'],
    ['M334 71H341V80H334Z', 'amber'],
    ['M326 88H345V97H327Z'],
    ['M330 40H338V55H333', 'fine'],
    ...wheel(74),
    ...wheel(108),
    ...wheel(308),
  ],
  text: [137.5, 71.5, 'GOODS CARRIER'],
}
