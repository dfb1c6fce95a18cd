import { encode } from '@jridgewell/sourcemap-codec'
import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { withLineMap } from './line-map.ts'

/** A chunk as built in a folder where the compiler's name for a component has this many letters. */
function chunk(letters: number): string {
  const mappings = encode([
    [
      [0, 0, 4, 0],
      [8, 0, 4, 6],
      [40 + letters, 0, 4, 20, 0],
    ],
    [[0, 0, 9, 0], [3], [7, 0, 10, 2]],
  ])
  const code = `const A = styled.p.withConfig({ componentId: "mf-a__1" })\nshow(A)\n`
  return withLineMap({ code, map: { sources: ['src/a.tsx'], mappings } } as unknown as Rolldown.OutputChunk)
}

it('maps a chunk the same way whichever folder it was built in', () => {
  expect(chunk(5)).toBe(chunk(7))
  const [, map = ''] = chunk(5).match(/;base64,(.*)\n$/) ?? []
  expect(JSON.parse(Buffer.from(map, 'base64').toString())).toEqual({
    version: 3,
    sources: ['src/a.tsx'],
    names: [],
    mappings: encode([
      [[0, 0, 4, 0]],
      [
        [0, 0, 9, 0],
        [7, 0, 10, 2],
      ],
    ]),
  })
})
