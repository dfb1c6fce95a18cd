import { expect, it } from 'vitest'
import { Increments } from './increments.ts'

/** A reading of servers at their addresses: when each started, and the visits that it has counted since. */
const reading = (servers: Readonly<Record<string, readonly [start: number, visits: number]>>) => ({
  starts: new Map(Object.entries(servers).map(([server, [start]]) => [server, start])),
  samples: Object.entries(servers).map(([server, [, value]]) => ({
    name: 'visits',
    labels: {},
    value,
    server,
  })),
})

const visits = (increments: Increments, servers: Parameters<typeof reading>[0]): number =>
  increments.add(reading(servers)).reduce((sum, { value }) => sum + value, 0)

it('counts from the first reading, and everything after a restart', () => {
  const increments = new Increments(reading({ one: [1, 100] }))
  expect(visits(increments, { one: [1, 103] })).toBe(3)
  expect(visits(increments, { one: [2, 4] })).toBe(7)
  expect(visits(increments, { one: [2, 5], late: [0, 50] })).toBe(8)
  expect(visits(increments, { one: [2, 5], late: [0, 51] })).toBe(9)
})

it('counts each server once, whichever of its addresses can be reached', () => {
  const increments = new Increments(reading({ name: [1, 100] }))
  expect(visits(increments, { number: [1, 102] })).toBe(2)
  expect(visits(increments, { name: [1, 103] })).toBe(3)
  expect(visits(increments, { number: [1, 104] })).toBe(4)
})

it('does not take an older figure for a restart', () => {
  const increments = new Increments(reading({ one: [1, 100] }))
  expect(visits(increments, { one: [1, 108] })).toBe(8)
  expect(visits(increments, { copy: [1, 105] })).toBe(8)
  expect(visits(increments, { one: [1, 109] })).toBe(9)
})

it('tells servers apart when an address moves to one that has just started', () => {
  const increments = new Increments(reading({ service: [1, 1000], two: [2, 500] }))
  expect(visits(increments, { one: [1, 1010], service: [3, 5] })).toBe(15)
  expect(visits(increments, { one: [1, 1020], service: [3, 9] })).toBe(29)
  expect(visits(increments, { one: [1, 1020], two: [3, 9] })).toBe(29)
})
