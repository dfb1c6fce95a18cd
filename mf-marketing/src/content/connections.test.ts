import { expect, it } from 'vitest'
import { connections } from './connections.ts'

it('connects 100 businesses with 5 banks 500 times, or 105 times through a bridge', () => {
  expect(connections.ways.map(({ count }) => count)).toEqual([500, 105])
  expect([connections.numeral, connections.lead]).toEqual(['105', 'connections do the work of 500'])
})

it('shows how each is counted', () => {
  expect(connections.ways.map(({ how }) => how)).toEqual(['100 × 5', '100 + 5'])
})
