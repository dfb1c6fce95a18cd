import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Turns } from './Turns.tsx'

/** How far each copy that the markup draws is turned, in steps. */
function turnsOf(count: number): number[] {
  const markup = renderToStaticMarkup(
    <Turns id="t" count={count}>
      <path />
    </Turns>,
  )
  const uses = [...markup.matchAll(/href="#t(\d+)" transform="rotate\(([\d.]+)\)"/g)].map(
    ([, part, turn]) => [Number(part), Math.round((Number(turn) * count) / 360)] as const,
  )
  const drawn = (part: number): number[] => {
    if (part === 1) return [0]
    const half = Math.floor(part / 2)
    const own = uses.filter(([of, by]) => (of === half && by === half) || (of === 1 && by === part - 1))
    return [...drawn(half), ...own.flatMap(([of, by]) => drawn(of).map((turn) => turn + by))]
  }
  return [...new Set(drawn(count))].toSorted((a, b) => a - b)
}

it.each([1, 2, 9, 31, 72, 168])('draws a shape at each of %i turns', (count) => {
  expect(turnsOf(count)).toEqual(Array.from({ length: count }, (_, i) => i))
})

it('draws 168 copies with nine references', () => {
  const markup = renderToStaticMarkup(
    <Turns id="t" count={168}>
      <path />
    </Turns>,
  )
  expect(markup.match(/<use/g)).toHaveLength(9)
})
