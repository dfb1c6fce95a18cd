import { circle } from '../drawing.ts'
import type { Ending } from '../paper.ts'
import { counts } from '../papers/payroll.ts'

/** A steel tumbler, upside down. */
const tumbler = (x: number, foot: number) => `M${x} ${foot}L${x + 3} ${foot - 24}h15l3 24Z`

/** A tumbler for each person, washed and piled up in rows of five, four and two. */
const pile = Array.from({ length: counts.people }, (_, i) => {
  const [row, first, inset] = i < 5 ? [0, 0, 0] : i < 9 ? [1, 5, 11] : [2, 9, 33]
  return tumbler(192 + inset + (i - first) * 22, 176 - row * 24)
}).join('')

/** The office once everyone is paid: nobody is in it, and the bank's token is back in its drawer. */
export const emptyDesk: Ending = {
  strokes: [
    // The kite on the wall
    ['M132 2L198 66L132 130L66 66Z'],
    ['M66 66L132 130L198 66Z', 'green'],
    [circle(132, 66, 20), 'amber'],
    ['M132 2V130M66 66Q132 2 198 66', 'fine'],
    ['M132 130L122 146H142Z', 'red'],
    // The lamp, off
    ['M470 -400V58', 'wire'],
    ['M432 92Q434 58 470 58Q506 58 508 92Z', 'green'],
    // What is on the desk
    [pile, 'wall'],
    ['M420 169H522L518 176H424Z', 'wall'],
    ['M420 169V166Q420 162 424 162H518Q522 162 522 166V169ZM458 169H484V172H458Z', 'wall'],
    ['M532 150H562L558 176H536Z', 'amber'],
    ['M547 150V128M547 138Q532 138 530 122Q546 122 547 138M547 132Q548 116 564 116Q564 132 547 132', 'green'],
    // The desk
    ['M536 190H550V354H536ZM38 346H50V354H38ZM152 346H164V354H152Z', 'wall'],
    ['M30 190H172V348H30Z', 'wood'],
    ['M38 282H164V310H38ZM38 314H164V342H38Z', 'fine'],
    [circle(101, 296, 4) + circle(101, 328, 4), 'amber'],
    ['M8 176H570V190H8Z', 'wood'],
    ['M34 196H168L174 236H28Z', 'hole'],
    ['M20 236H182V278H20Z', 'wood'],
    [circle(101, 258, 5), 'amber'],
    // The token
    ['M66 216a12 10 0 1 0 1 0', 'wire'],
    ['M76 206H136Q144 206 144 214V222Q144 230 136 230H80Q68 230 70 218Q71 206 76 206Z'],
    ['M86 212H116V224H86Z', 'wall'],
    [circle(130, 218, 5), 'amber'],
    // The chair, pushed in
    ['M346 270H354V326H346Z', 'wall'],
    ['M350 316L396 344V350L350 328L304 350V344Z', 'wall'],
    [circle(304, 348, 6) + circle(350, 348, 6) + circle(396, 348, 6), 'wall'],
    ['M345 210H355V262H345Z', 'wall'],
    ['M296 254H404Q408 270 396 272H304Q292 270 296 254Z', 'green'],
    [
      'M306 100H394Q404 100 404 112L400 200Q398 214 384 214H316Q302 214 300 200L296 112Q296 100 306 100Z',
      'green',
    ],
  ],
  thread: [101, 218],
}
