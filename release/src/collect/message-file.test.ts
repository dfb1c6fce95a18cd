import { appendFile, readFile, stat, utimes, writeFile } from 'node:fs/promises'
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
  await writeFile(file, '{"at":"1","name":"Asha"}\n{"at":"1","name":"Ra')
  await utimes(file, anHourAgo(), anHourAgo())
  await new MessageFile(file, 1000).append({ at: '1', name: 'Meera' })
  expect(await readFile(file, 'utf8')).toBe('{"at":"1","name":"Asha"}\n{"at":"1","name":"Meera"}\n')
})

it('ends a whole line whose end is missing', async () => {
  await writeFile(file, '{"at":"1","name":"Asha"}')
  await utimes(file, anHourAgo(), anHourAgo())
  await new MessageFile(file, 1000).append({ at: '1', name: 'Meera' })
  expect(await readFile(file, 'utf8')).toBe('{"at":"1","name":"Asha"}\n{"at":"1","name":"Meera"}\n')
})

it('waits for another process that is amid a line', async () => {
  await writeFile(file, '{"at":"1","name":')
  const appended = new MessageFile(file, 1000).append({ at: '1', name: 'Meera' })
  setTimeout(() => appendFile(file, '"Asha"}\n'), 200)
  await appended
  expect(await readFile(file, 'utf8')).toBe('{"at":"1","name":"Asha"}\n{"at":"1","name":"Meera"}\n')
})

it('leaves a file alone that holds something else', async () => {
  const other = 'x'.repeat(50_000)
  await writeFile(file, other)
  await expect(new MessageFile(file, 1e6).append({ at: '1', name: 'Meera' })).rejects.toThrow(
    'no file of messages',
  )
  expect(await readFile(file, 'utf8')).toBe(other)
})

it('fills its quota to the last byte, and not beyond', async () => {
  const line = '{"at":"1","name":"Asha"}\n'
  const messages = new MessageFile(file, 2 * line.length)
  const appended = [1, 2, 3].map(() => messages.append({ at: '1', name: 'Asha' }))
  expect(await Promise.all(appended)).toEqual([true, true, false])
  expect(await readFile(file, 'utf8')).toBe(line + line)
})

it('does not wait for a clock that says the file is of tomorrow', async () => {
  await writeFile(file, '{"at":"1","name":"Ra')
  const tomorrow = new Date(Date.now() + 86_400_000)
  await utimes(file, tomorrow, tomorrow)
  await new MessageFile(file, 1000).append({ at: '1', name: 'Meera' })
  expect(await readFile(file, 'utf8')).toBe('{"at":"1","name":"Meera"}\n')
})

it('keeps others from reading what is in a file that they could read', async () => {
  await writeFile(file, '', { mode: 0o644 })
  await new MessageFile(file, 1000).append({ at: '1', name: 'Meera' })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

it.each(['a shopping list\nmilk', 'milk', '{"at":"1"}\nmilk', '{"name":"bridge"}\n'])(
  'leaves a file as it is that holds %j',
  async (other) => {
    await writeFile(file, other, { mode: 0o644 })
    await utimes(file, anHourAgo(), anHourAgo())
    const appended = new MessageFile(file, 1e6).append({ at: '1', name: 'Meera' })
    await expect(appended).rejects.toThrow('no file of messages')
    expect(await readFile(file, 'utf8')).toBe(other)
  },
)
