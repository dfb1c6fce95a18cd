import { expect, it } from 'vitest'
import { connections } from './connections.ts'

it('counts 500 connections between 100 businesses and 5 banks, or 105 through a bridge', () => {
  expect(connections.ways.map(({ count }) => count)).toEqual([500, 105])
})

it('shows how each number of connections is calculated', () => {
  expect(connections.ways.map(({ how }) => how)).toEqual([
    '100 businesses × 5 banks',
    '100 businesses + 5 banks',
  ])
})
