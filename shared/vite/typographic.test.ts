import { expect, it } from 'vitest'
import { typographic } from './typographic.ts'

it.each([
  [`"Shree Traders" is three customers`, '“Shree Traders” is three customers'],
  [
    `last month's number, the lenders' conditions, it isn't`,
    'last month’s number, the lenders’ conditions, it isn’t',
  ],
  [`She said "the bank called it 'pending'".`, 'She said “the bank called it ‘pending’”.'],
  [`'"Why?" is the wrong question', he said`, '‘“Why?” is the wrong question’, he said'],
  [`("slowest"), –"so"– and/'or'`, '(“slowest”), –“so”– and/‘or’'],
  [`Diwali '26 and '2026 figures'`, 'Diwali ’26 and ‘2026 figures’'],
  [`one " alone '`, 'one ” alone ’'],
])('sets %s', (straight, set) => expect(typographic(straight)).toBe(set))

it('keeps quotes that are already typographic', () => {
  expect(typographic('“It’s ‘here’”')).toBe('“It’s ‘here’”')
})
