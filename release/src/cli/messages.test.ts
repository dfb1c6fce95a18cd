import { expect, it } from 'vitest'
import { ago, describeHistory } from './messages.ts'

const now = Date.parse('2026-11-22T12:00:00Z')

it.each([
  ['2026-11-22T11:59:40Z', 'now'],
  ['2026-11-22T12:00:20Z', 'now'],
  ['2026-11-22T11:55:00Z', '5 min ago'],
  ['2026-11-22T10:00:00Z', '2 h ago'],
  ['2026-11-20T12:00:00Z', '2 days ago'],
  ['2026-01-31T12:00:00Z', '2026-01-31'],
])('shows %s as %s', (when, said) => {
  expect(ago(when, now)).toBe(said)
})

it('shows a release in one line that fits a terminal', () => {
  const line = describeHistory({
    number: 12,
    action: 'deploy',
    by: 'Asha',
    when: '2026-01-31T12:00:00Z',
    why: `first line\nsecond line ${'and more '.repeat(30)}`,
    changed: { 'mf-a': `1.0.0-${'a1'.repeat(16)}`, 'mf-b': `1.0.0-${'b1'.repeat(16)}` },
    from: { 'mf-a': `1.0.0-${'a0'.repeat(16)}` },
    takenBack: ['mf-b'],
  })
  expect(line).toHaveLength(100)
  expect(line).toMatch(
    /^ {2}12 {2}2026-01-31 {2}deploy {4}mf-a a0a0a0a0a0a0 → a1a1a1a1a1a1, mf-b b1b1b1b1b1b1 \(rolled back\) Asha:.*…$/,
  )
})
