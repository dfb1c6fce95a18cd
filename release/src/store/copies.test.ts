import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { Copies } from './copies.ts'

const refuse = (error: unknown) => {
  throw error
}

const bytes = (size: number) => Buffer.alloc(size, 'x')

it('evicts the least recently used copies, and never the one that was just written', async () => {
  const copies = await Copies.open(await newFolder(), 250, refuse)
  for (const name of ['a', 'b']) await copies.put(`pages/${name}.html`, bytes(100))
  await copies.get('pages/a.html')
  await copies.put('pages/c.html', bytes(100))
  expect((await copies.list('pages')).sort()).toEqual(['a.html', 'c.html'])
  await copies.put('pages/large.html', bytes(1000))
  expect(await copies.list('pages')).toEqual(['large.html'])
})

it('never evicts a needed copy to make room for one that is not needed', async () => {
  const copies = await Copies.open(await newFolder(), 250, refuse)
  for (const name of ['a', 'b']) await copies.put(`pages/${name}.html`, bytes(100))
  copies.need(new Set(['pages/a.html', 'pages/b.html', 'pages/d.html']))
  await copies.put('pages/c.html', bytes(100))
  expect((await copies.list('pages')).sort()).toEqual(['a.html', 'b.html'])
  await copies.put('pages/d.html', bytes(100))
  expect((await copies.list('pages')).sort()).toEqual(['b.html', 'd.html'])
})

it('counts the copies of an earlier process, and of two concurrent processes', async () => {
  const folder = await newFolder()
  const first = await Copies.open(folder, 250, refuse)
  await first.put('pages/a.html', bytes(100))
  await first.put('pages/b.html', bytes(100))
  const second = await Copies.open(folder, 250, refuse)
  await second.put('pages/c.html', bytes(100))
  expect(await second.get('pages/a.html')).toBeUndefined()
  expect(await first.get('pages/c.html')).toHaveLength(100)
  expect(await first.get('pages/a.html')).toBeUndefined()
})

it('replaces a copy, and leaves no temporary files', async () => {
  const folder = await newFolder()
  const copies = await Copies.open(folder, 250, refuse)
  await copies.put('releases/production/1.json', Buffer.from('one'))
  await copies.put('releases/production/1.json', Buffer.from('two'))
  expect(String(await copies.get('releases/production/1.json'))).toBe('two')
  expect(await readdir(path.join(folder, '.unfinished'))).toEqual([])
})

it('still serves the copies in a folder that can hold no more', async () => {
  const folder = await newFolder()
  await (await Copies.open(folder, 250, refuse)).put('pages/a.html', bytes(100))
  await rm(path.join(folder, '.unfinished'), { recursive: true })
  await writeFile(path.join(folder, '.unfinished'), 'a file where a folder should be')
  const onFailure = vi.fn()
  const copies = await Copies.open(folder, 250, onFailure)
  expect(onFailure).toHaveBeenCalledOnce()
  expect(await copies.get('pages/a.html')).toHaveLength(100)
})
