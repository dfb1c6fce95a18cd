import { circle, type Drawing, type Stroke } from '../drawing.ts'
import { acceptance, followed, limit } from './challans.ts'

const columns = 9
const cell = 18
const left = 9
const top = 40

const place = (day: number) =>
  [left + ((day - 1) % columns) * cell, top + Math.floor((day - 1) / columns) * cell] as const

/** A day's number, in the middle of its square. */
const label = (day: number) => {
  const [x, y] = place(day)
  return [x + cell / 2, y + 12.5, String(day)] as const
}

const marked = (day: number, is: 'green' | 'amber'): Stroke => {
  const [x, y] = place(day)
  return [`M${x} ${y}h${cell}v${cell}h${-cell}z`, is]
}

const rules = [
  ...Array.from({ length: 6 }, (_, row) => `M${left} ${top + row * cell}h${columns * cell}`),
  ...Array.from({ length: columns + 1 }, (_, column) => `M${left + column * cell} ${top}v${5 * cell}`),
].join('')

const crossedOut = Array.from({ length: limit - 1 }, (_, i) => i + 1)
  .filter((day) => day !== 30)
  .map((day) => {
    const [x, y] = place(day)
    return `M${x + 5} ${y + 13}l8-8`
  })
  .join('')

/** A wall calendar of forty-five days: dealers pay by day 30, small suppliers are paid by day 45. */
export const dayCounter: Drawing = {
  size: [180, 138.5],
  width: 20,
  strokes: [
    ['M2 12H178V138H2Z'],
    ['M2 12H178V32H2Z', 'red'],
    [[30, 70, 110, 150].map((x) => circle(x, 12, 3)).join(''), 'hole'],
    [[30, 70, 110, 150].map((x) => `M${x} 12V3`).join(''), 'wire'],
    marked(30, 'green'),
    marked(limit, 'amber'),
    [rules, 'fine'],
    [crossedOut, 'fine'],
  ],
  labels: [
    [90, 27, `${limit} days from ${acceptance(followed)}`, 'colour'],
    [...label(30), 'colour'],
    label(limit),
  ],
  caption: `Days since ${followed.number} was accepted, crossed off. Day 30: dealers have paid. Day ${limit}: the last on which Umiya may be.`,
}
