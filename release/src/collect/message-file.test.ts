import { appendFile, readFile, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { MessageFile } from './message-file.ts'

let file: string

beforeEach(async () => {
  file = path.join(await newFolder(), 'messages.jsonl')
})

const anHourAgo = () => new Date(Date.now() - 3_600_000)

it('takes away what a killed process has left of a line', async () => {
  await writeFile(file, '{"name":"Asha"}\n{"name":"Ra')
  await utimes(file, anHourAgo(), anHourAgo())
  await new MessageFile(file, 1000).append({ name: 'Meera' })
  expect(await readFile(file, 'utf8')).toBe('{"name":"Asha"}\n{"name":"Meera"}\n')
})

it('ends a whole line whose end is missing', async () => {
  await writeFile(file, '{"name":"Asha"}')
  await utimes(file, anHourAgo(), anHourAgo())
  await new MessageFile(file, 1000).append({ name: 'Meera' })
  expect(await readFile(file, 'utf8')).toBe('{"name":"Asha"}\n{"name":"Meera"}\n')
})

it('waits for another process that is amid a line', async () => {
  await writeFile(file, '{"name":')
  const appended = new MessageFile(file, 1000).append({ name: 'Meera' })
  setTimeout(() => appendFile(file, '"Asha"}\n'), 200)
  await appended
  expect(await readFile(file, 'utf8')).toBe('{"name":"Asha"}\n{"name":"Meera"}\n')
})

it('leaves a file alone that holds something else', async () => {
  const other = 'x'.repeat(50_000)
  await writeFile(file, other)
  await expect(new MessageFile(file, 1e6).append({ name: 'Meera' })).rejects.toThrow('no file of messages')
  expect(await readFile(file, 'utf8')).toBe(other)
})

it('fills its quota to the last byte, and not beyond', async () => {
  const line = '{"name":"Asha"}\n'
  const messages = new MessageFile(file, 2 * line.length)
  const appended = [1, 2, 3].map(() => messages.append({ name: 'Asha' }))
  expect(await Promise.all(appended)).toEqual([true, true, false])
  expect(await readFile(file, 'utf8')).toBe(line + line)
})
