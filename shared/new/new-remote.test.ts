import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newRemote } from './new-remote.ts'

const table = `export const routes = [\n  { path: '/terms', part: 'mf-legal', page: 'policy' },\n] as const\n\nexport const elsewhere = ['/support']\n`

let workspace = ''
beforeEach(async () => {
  workspace = await mkdtemp(path.join(tmpdir(), 'bridge-new-'))
  await writeFile(path.join(workspace, 'pnpm-workspace.yaml'), '')
})
afterEach(() => rm(workspace, { recursive: true, force: true }))

async function withShell(source: string): Promise<void> {
  await mkdir(path.join(workspace, 'shell/src'), { recursive: true })
  await writeFile(path.join(workspace, 'shell/src/routes.ts'), source)
}

it('adds the route at the end of the shell’s table, and nowhere else', async () => {
  await withShell(table)
  await newRemote(workspace, 'mf-partners', '/about/our-partners')
  expect(await readFile(path.join(workspace, 'shell/src/routes.ts'), 'utf8')).toBe(
    table.replace(
      '\n]',
      "\n  { path: '/about/our-partners', part: 'mf-partners', page: 'our-partners' },\n]",
    ),
  )
  expect(await readdir(path.join(workspace, 'mf-partners/src/pages'))).toContain('our-partners.tsx')
})

it('returns the route if there is no shell', async () => {
  expect(await newRemote(workspace, 'mf-partners', '/partners')).toEqual({
    page: 'mf-partners/src/pages/partners.tsx',
    route: "{ path: '/partners', part: 'mf-partners', page: 'partners' },",
    isRouted: false,
  })
})

it.each([
  ['legal', '/p', 'must be mf-'],
  ['mf-Legal', '/p', 'must be mf-'],
  ['mf-', '/p', 'must be mf-'],
  ['../mf-x', '/p', 'must be mf-'],
  ['mf-x', 'p', 'must be a path'],
  ['mf-x', '/', 'must be a path'],
  ['mf-x', '/p/', 'must be a path'],
  ['mf-x', '/p/:slug', 'must be a path'],
  ['mf-x', "/p', part: 'y", 'must be a path'],
  ['mf-x', '/live/now', 'must be free'],
  ['mf-x', '/mf-legal/x', 'must be free'],
  ['mf-x', '/shell', 'must be free'],
  ['mf-x', '/shell/x', 'must be free'],
  ['mf-x', '/support', 'served elsewhere'],
  ['mf-x', `/${'a'.repeat(101)}`, 'must be a path'],
  ['mf-x', '/forms/contact', 'must be free'],
  ['mf-x', '/terms', "mf-legal shows its page 'policy' there"],
])('refuses %s at %s and writes nothing', async (name, at, says) => {
  await withShell(table)
  await expect(newRemote(workspace, name, at)).rejects.toThrow(says)
  expect((await readdir(workspace)).sort()).toEqual(['pnpm-workspace.yaml', 'shell'])
})

it('leaves nothing behind when the table cannot be read', async () => {
  await withShell('export const routes = [].concat()\n')
  await expect(newRemote(workspace, 'mf-x', '/p')).rejects.toThrow('must have a list: ')
  expect(await readdir(workspace)).not.toContain('mf-x')
})

it('gives way to a remote of the same name that is written at the same time', async () => {
  await withShell(table)
  const both = [1, 2].map(() => newRemote(workspace, 'mf-x', '/p'))
  const outcomes = await Promise.allSettled(both)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await readdir(path.join(workspace, 'mf-x'))).toContain('package.json')
  expect((await readdir(workspace)).sort()).toEqual(['mf-x', 'pnpm-workspace.yaml', 'shell'])
})

it('adds a comma where the last route has none', async () => {
  await withShell(table.replace("'policy' },", "'policy' }"))
  await newRemote(workspace, 'mf-partners', '/3ds')
  expect(await readFile(path.join(workspace, 'shell/src/routes.ts'), 'utf8')).toContain(
    "'policy' },\n  { path: '/3ds', part: 'mf-partners', page: '3ds' },\n]",
  )
  expect(await readFile(path.join(workspace, 'mf-partners/vite.config.ts'), 'utf8')).toContain(
    "{ '3ds': 'src",
  )
})

it.skipIf(process.platform !== 'linux')('leaves the route table intact when the disk is full', async () => {
  await withShell(table)
  const routes = path.join(workspace, 'shell/src/routes.ts')
  await symlink('/dev/full', `${routes}.unfinished`)
  await expect(newRemote(workspace, 'mf-partners', '/partners')).rejects.toThrow('ENOSPC')
  expect(await readFile(routes, 'utf8')).toBe(table)
  expect((await readdir(workspace)).sort()).toEqual(['pnpm-workspace.yaml', 'shell'])
})
