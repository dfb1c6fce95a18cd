import { expect, it } from 'vitest'
import { withElement } from './with-element.ts'

it.each([
  [
    'an empty list',
    'export const routes = []\nexport const elsewhere = [\n]\n',
    '[\n  new,\n]\nexport const elsewhere = [\n]\n',
  ],
  ['a list on one line', 'export const routes = [a, b] as const', '[a, b,\n  new,\n] as const'],
  ['a last element without a comma', 'export const routes = [\n  a\n]', '[\n  a,\n  new,\n]'],
  ['a comment instead of a comma', 'export const routes = [\n  a // b, c\n]', '[\n  a, // b, c\n  new,\n]'],
  ['a comment after the comma', 'export const routes = [\n  a, /* x */\n]', '[\n  a, /* x */\n  new,\n]'],
  [
    'a list that also appears in a comment',
    '// export const routes = [\n//]\nexport const routes = [\n  a,\n] satisfies R[]',
    '[\n  a,\n  new,\n] satisfies R[]',
  ],
])('adds a line to %s', (_, source, list) => {
  expect(withElement(source, 'routes', 'new,')).toBe(
    source.replace(/(?<=^export const routes = )[\s\S]*/m, list),
  )
})

it('returns undefined if there is no such list', () => {
  expect(withElement('export const elsewhere = []; const routes = []', 'routes', 'new,')).toBeUndefined()
  expect(withElement('export const routes = listOf()', 'routes', 'new,')).toBeUndefined()
})
