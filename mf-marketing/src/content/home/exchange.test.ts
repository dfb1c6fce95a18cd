import { expect, it } from 'vitest'
import { exchange } from './exchange.ts'
import { samples } from './samples.ts'

const plain = (text: string) => text.toLowerCase().replaceAll('-', '')

it.each(samples)('has each turn beside the line of the $name sample that contains its field', ({ code }) => {
  const lines = code.split('\n').map(plain)
  for (const { line, field } of exchange.turns) expect(lines[line - 1], field).toContain(plain(field))
  expect(lines.length).toBeLessThanOrEqual(exchange.lines)
})
