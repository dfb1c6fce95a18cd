import { expect, test } from 'vitest'
import type { Loads } from '../measure/measure.ts'
import type { VariantKey } from '../variants/variant.ts'
import { widest } from './targets.ts'

const load = (lcp: number): Loads['loads'][number] => ({
  fcp: lcp,
  lcp,
  cls: 0,
  tbt: 0,
  interactive: lcp,
  bytes: 0,
  bytesAfter: undefined,
  scriptBytes: 100,
  requests: 5,
  depth: 2,
  menu: lcp,
})

const landings = (ours: readonly number[]): Loads[] =>
  (['b', 'c', 'd', 'e', 'f', 'g'] as VariantKey[]).map((variant) => ({
    route: '/',
    variant,
    loads: ours.map((lcp) => load(variant === 'd' ? lcp : 100)),
  }))

test('the widest interval is given as a fraction of its ratio', () => {
  expect(widest(landings([100, 100, 100, 100, 100, 100]), ['/'])).toBe(0)
  expect(widest(landings([90, 95, 100, 100, 105, 110]), ['/'])).toBeCloseTo(0.2)
})

test('five runs are too few, even if they agree closely', () => {
  expect(widest(landings([100, 100, 100, 100, 100]), ['/'])).toBe(Number.POSITIVE_INFINITY)
})
