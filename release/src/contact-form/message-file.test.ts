import { appendFileSync } from 'node:fs'
import { open, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { MessageFile } from './message-file.ts'

let file: string

/** The prototype of all results of open(), to spy on. */
const FileHandlePrototype = await open('/dev/null').then(async (handle) => {
  await handle.close()
  return Object.getPrototypeOf(handle)
})

beforeEach(async () => {
  file = path.join(await newFolder(), 'messages.jsonl')
})

it('terminates a partial line left by a killed process, and removes nothing', async () => {
  await writeFile(file, '{"at":"1","name":"Asha"}\n{"at":"1","name":"Ra')
  await new MessageFile(file, 1000).append({ at: '1', name: 'Meera' })
  expect(await readFile(file, 'utf8')).toBe(
    '{"at":"1","name":"Asha"}\n{"at":"1","name":"Ra\n{"at":"1","name":"Meera"}\n',
  )
})

it('adds a missing line break at the end', async () => {
  await writeFile(file, '{"at":"1","name":"Asha"}')
  await new MessageFile(file, 1000).append({ at: '1', name: 'Meera' })
  expect(await readFile(file, 'utf8')).toBe('{"at":"1","name":"Asha"}\n{"at":"1","name":"Meera"}\n')
})

it("keeps the messages of two servers, regardless of which one terminates a third one's partial line", async () => {
  for (let round = 0; round < 200; round++) {
    await writeFile(file, '{"at":"1","name":"Ra')
    const servers = [new MessageFile(file, 1e6), new MessageFile(file, 1e6)]
    const names = ['Asha', 'Meera']
    const kept = names.map((name, index) => servers[index]?.append({ at: '1', name }))
    expect(await Promise.all(kept)).toEqual([true, true])
    const text = await readFile(file, 'utf8')
    for (const name of names) expect(text.split('\n')).toContain(`{"at":"1","name":"${name}"}`)
  }
})

it("appends a message again if it landed on another server's partial line", async () => {
  await writeFile(file, '{"at":"1","name":"Asha"}\n')
  const { write } = FileHandlePrototype
  const glued = vi.spyOn(FileHandlePrototype, 'write')
  glued.mockImplementationOnce(function (this: unknown, ...line: unknown[]) {
    appendFileSync(file, '{"at":"1","na')
    return write.apply(this, line)
  })
  expect(await new MessageFile(file, 1000).append({ at: '1', name: 'Meera' })).toBe(true)
  glued.mockRestore()
  expect((await readFile(file, 'utf8')).split('\n')).toContain('{"at":"1","name":"Meera"}')
})

it('waits for another server to finish its line', async () => {
  await writeFile(file, '{"at":"1","name":"Ra')
  const appended = new MessageFile(file, 1000).append({ at: '1', name: 'Meera' })
  setTimeout(() => appendFileSync(file, 'vi"}\n'), 5)
  expect(await appended).toBe(true)
  expect(await readFile(file, 'utf8')).toBe('{"at":"1","name":"Ravi"}\n{"at":"1","name":"Meera"}\n')
})

it('leaves a device untouched', async () => {
  const before = await stat('/dev/null')
  const appended = new MessageFile('/dev/null', 1000).append({ at: '1', name: 'Meera' })
  await expect(appended).rejects.toThrow('it is not a regular file')
  expect((await stat('/dev/null')).mode).toBe(before.mode)
})

it('leaves a file with other content untouched', async () => {
  const other = 'x'.repeat(50_000)
  await writeFile(file, other)
  await expect(new MessageFile(file, 1e6).append({ at: '1', name: 'Meera' })).rejects.toThrow(
    'not a message file',
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

it('makes a world-readable file private', async () => {
  await writeFile(file, '', { mode: 0o644 })
  await new MessageFile(file, 1000).append({ at: '1', name: 'Meera' })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

const lineOf = (name: string): string => JSON.stringify({ at: '1', name })

it('appends after a first line that a killed process cut to a few bytes', async () => {
  for (let left = 1; left < 9; left++) {
    const cut = lineOf('Ravi').slice(0, left)
    await writeFile(file, cut)
    for (const name of ['Asha', 'Meera']) await new MessageFile(file, 1000).append({ at: '1', name })
    const kept = (await readFile(file, 'utf8')).split('\n')
    expect(kept, String(left)).toEqual([cut, lineOf('Asha'), lineOf('Meera'), ''])
  }
})

const foreign = [
  'a shopping list\nmilk',
  'milk',
  '\nmilk',
  '{"at":"1"}\nmilk',
  '{"name":"bridge"}\n',
  '{\n  "at": 1\n}',
]

it.each(foreign)('leaves a file that contains %j untouched', async (other) => {
  await writeFile(file, other, { mode: 0o644 })
  const appended = new MessageFile(file, 1e6).append({ at: '1', name: 'Meera' })
  await expect(appended).rejects.toThrow('not a message file')
  expect(await readFile(file, 'utf8')).toBe(other)
})
