import { expect, it } from 'vitest'
import { chosen, type Rotation, ticked } from './rotation.ts'

const after = (ticks: number, count: number, step: number, from: Rotation = chosen(0)): Rotation =>
  Array.from({ length: ticks }).reduce<Rotation>((rotation) => ticked(rotation, count, step), from)

it.each([
  ['advances by its step', 1, 6, 2, { selected: 0, progress: 2 }],
  ['shows an item for its full time', 49, 6, 2, { selected: 0, progress: 98 }],
  ['moves to the next item at 100 and starts over', 50, 6, 2, { selected: 1, progress: 0 }],
  ['continues with the next item', 51, 6, 2, { selected: 1, progress: 2 }],
  ['wraps around after the last item', 300, 6, 2, { selected: 0, progress: 0 }],
  ['takes 25 ticks per item with a step of 4', 25, 4, 4, { selected: 1, progress: 0 }],
] as const)('a rotation %s', (_, ticks, count, step, expected) => {
  expect(after(ticks, count, step)).toEqual(expected)
})

it('gives a chosen item its full time', () => {
  expect(after(49, 3, 2, chosen(2))).toEqual({ selected: 2, progress: 98 })
  expect(after(50, 3, 2, chosen(2))).toEqual({ selected: 0, progress: 0 })
})
