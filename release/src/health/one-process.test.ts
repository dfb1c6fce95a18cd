import { expect, it } from 'vitest'
import type { Counters } from './counters.ts'
import { ofOneProcessEach } from './one-process.ts'
import type { Reading } from './samples.ts'

const server = 'bridge one:9464'
const site = { channel: 'production', origin: 'https://bridge.example' }

/** What remains of one server's readings, each given as when it started and when Prometheus took the figures. */
async function read(...all: readonly (readonly [start: number, taken?: number])[]) {
  const readings = all.map(
    ([start, taken]): Reading => ({
      samples: [{ name: 'visits', labels: {}, value: start, server }],
      starts: new Map([[server, start]]),
      problems: [],
      ...(taken && { taken: new Map([[server, taken]]) }),
    }),
  )
  const next = readings.values()
  const counters = ofOneProcessEach((async () => next.next().value) as Counters)
  const left: [number | undefined, number][] = []
  for (const _ of all) {
    const { samples, problems } = await counters('mf-a', site)
    left.push([samples[0]?.value, problems.length])
  }
  return left
}

it('leaves out the last figures of an earlier process that another Prometheus still shows, but not the server', async () => {
  const left = await read([1, 10], [2, 25], [1, 20], [2, 25], [1, 20], [1, 20], [1, 20], [2, 40], [2, 45])
  expect(left.map(([value]) => value)).toEqual([1, 2, undefined, 2, undefined, undefined, undefined, 2, 2])
  expect(left.some(([, problems]) => problems > 0)).toBe(false)
})

it('keeps counting a server that restarts again and again', async () => {
  const restarts = Array.from({ length: 9 }, (_, index) => index + 2)
  const left = await read(
    [1, 10],
    ...restarts.flatMap(
      (start) =>
        [
          [start, 20 * start],
          [start - 1, 20 * start - 5],
        ] as const,
    ),
  )
  expect(left.some(([, problems]) => problems > 0)).toBe(false)
})

it('permanently leaves out a server whose figures keep alternating between two processes', async () => {
  const alternating = Array.from({ length: 12 }, (_, index) => [1 + (index % 2), 10 * (index + 1)] as const)
  expect((await read(...alternating)).at(-1)).toEqual([undefined, 1])
})

it('permanently leaves out a server that, read directly, answers as an earlier process', async () => {
  expect(await read([1], [2], [1], [2])).toEqual([
    [1, 0],
    [2, 0],
    [undefined, 1],
    [undefined, 1],
  ])
})
