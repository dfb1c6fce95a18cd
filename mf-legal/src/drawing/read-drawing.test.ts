import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseMarkdown } from '@bridge/shared/vite/markdown'
import { describe, expect, it } from 'vitest'
import { type Policy, policyKind } from '../policy-kind.ts'
import { readDrawing } from './read-drawing.ts'

const folder = path.resolve(import.meta.dirname, '../content')

const policyNamed = (slug: string): Policy => {
  const file = path.join(folder, `${slug}.md`)
  return parseMarkdown(readFileSync(file, 'utf8'), file, policyKind)
}

const slugs = readdirSync(folder).map((name) => path.basename(name, '.md'))

const plain = (text: string) => text.replaceAll('–', '-')

it.each(slugs)('%s draws only periods that are stated in the sections they link to', (slug) => {
  const { spans } = policyNamed(slug).drawing
  for (const { value, section, policy } of spans) {
    const { body } = policyNamed(policy.slice(1) || slug)
    const blocks = plain(JSON.stringify(body.sections[section - 1]?.blocks))
    expect(blocks, `${value} in section ${section}`).toContain(plain(value))
  }
})

const lengths = (slug: string, whole: number) =>
  policyNamed(slug).drawing.spans.map(({ from, to }) => Math.round((to - from) * whole * 100) / 100)

it.each([
  ['grievance-redressal-policy', 71, [14, 15, 42, 30]],
  ['responsible-disclosure', 100, [7, 21, 63, 30]],
  ['privacy-policy', 10, [10, 8, 5, 5]],
  ['trust-and-security', 75, [15, 60]],
  ['terms', 30, [1, 9.8, 15, 30]],
])('%s draws its periods to one scale', (slug, whole, expected) => {
  for (const [i, length] of lengths(slug, whole).entries()) expect(length).toBeCloseTo(expected[i] ?? 0, 1)
})

it.each([
  ['grievance-redressal-policy', 71, [2, 3, 5]],
  ['responsible-disclosure', 100, [3]],
])(
  '%s draws each first answer as a solid part, as long as its period in working days',
  (slug, whole, days) => {
    const { spans } = policyNamed(slug).drawing
    const solid = spans.flatMap(({ from, first }) => (first === undefined ? [] : [(first - from) * whole]))
    expect(solid.map((long) => Math.round((long * 50) / 7) / 10)).toEqual(days)
  },
)

it('starts each level of escalation where the one before it ends', () => {
  const [l1, l2, l3, l4] = policyNamed('grievance-redressal-policy').drawing.spans
  expect([l1?.from, l2?.from, l3?.from, l4?.from]).toEqual([0, l1?.to, l2?.to, 0])
  expect(l3?.to).toBe(1)
})

describe('a drawing', () => {
  const span = { value: '2 weeks', what: 'to answer', section: 3 }
  const days = { ...span, value: '2-4 days' }
  const drawing = {
    caption: 'To scale.',
    scale: '8 days',
    spans: [days],
    marks: [{ at: '4 days', text: 'Half' }],
  }

  it('is dashed from the earliest end of a range', () => {
    expect(readDrawing(drawing)).toMatchObject({
      spans: [{ from: 0, sure: 0.25, to: 0.5, arches: 1 }],
      marks: [{ at: 0.5, text: 'Half' }],
    })
  })

  it('repeats a period as many times as fit within the scale, with one arch each time', () => {
    const [repeated] = readDrawing({ ...drawing, spans: [{ ...days, value: '3 days', repeats: true }] }).spans
    expect(repeated).toMatchObject({ to: 0.75, arches: 2 })
  })

  it.each([
    ['an unknown unit', { ...drawing, spans: [span] }, "periods such as '10 working days'"],
    ['a span beyond its scale', { ...drawing, scale: '3 days' }, "within its scale, unlike '2-4 days'"],
    ['an unknown key', { ...drawing, note: 'x' }, "unknown key 'note'"],
    ['a span after itself', { ...drawing, spans: [{ ...days, after: 1 }] }, 'the number of an earlier one'],
    ['no spans', { ...drawing, spans: [] }, "must have 'spans' as a non-empty list"],
    [
      'a section in quotes',
      { ...drawing, spans: [{ ...days, section: '3' }] },
      "'section' as a whole number",
    ],
    ['no caption', { ...drawing, caption: undefined }, "must have 'caption' as non-empty text"],
    ['nothing at all', undefined, "must have 'scale' as non-empty text"],
  ])('is refused with %s', (_, given, message) => {
    expect(() => readDrawing(given)).toThrow(message)
  })
})
