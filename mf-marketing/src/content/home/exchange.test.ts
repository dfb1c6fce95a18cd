import { expect, it } from 'vitest'
import { exchange } from './exchange.ts'
import { samples } from './samples.ts'

const plain = (text: string) => text.toLowerCase().replaceAll('-', '')

it.each(samples)('is beside the line of $name that has its field', ({ code }) => {
  const lines = code.split('\n').map(plain)
  for (const { line, field } of exchange.turns) expect(lines[line - 1], field).toContain(plain(field))
  expect(lines.length).toBeLessThanOrEqual(exchange.lines)
})
