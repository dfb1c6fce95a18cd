import { expect, it } from 'vitest'
import { scrolledToShow } from './use-followed-entry.ts'

it.each([
  ['stays while the entry and its neighbours are in view', 200, { top: 300, bottom: 330 }, 200],
  ['scrolls down to an entry below', 200, { top: 900, bottom: 930 }, 494],
  ['scrolls down when the entry is in view but its neighbour is not', 0, { top: 460, bottom: 490 }, 54],
  ['scrolls up to an entry above', 400, { top: 300, bottom: 330 }, 236],
])('a scroller of 500 px %s', (_, scrolled, entry, expected) => {
  expect(scrolledToShow(scrolled, 500, entry)).toBe(expected)
})
