import { expect, it } from 'vitest'
import { connections } from './connections.ts'

it('needs 500 connections between 100 businesses and 5 banks, or 105 through a bridge', () => {
  expect(connections.ways.map(({ count }) => count)).toEqual([500, 105])
})

it('shows how each is counted', () => {
  expect(connections.ways.map(({ how }) => how)).toEqual([
    '100 businesses × 5 banks',
    '100 businesses + 5 banks',
  ])
})
