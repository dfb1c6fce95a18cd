import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newRemote } from './new-remote.ts'

const table = `export const routes = [\n  { path: '/terms', part: 'mf-legal', page: 'policy' },\n] as const\n\nexport const elsewhere = []\n`

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
  ['mf-x', '/terms', "mf-legal shows its page 'policy' there"],
])('refuses %s at %s and writes nothing', async (name, at, says) => {
  await withShell(table)
  await expect(newRemote(workspace, name, at)).rejects.toThrow(says)
  expect((await readdir(workspace)).sort()).toEqual(['pnpm-workspace.yaml', 'shell'])
})

it('leaves nothing behind when the table cannot be read', async () => {
  await withShell('export const routes = [].concat()\n')
  await expect(newRemote(workspace, 'mf-x', '/p')).rejects.toThrow('must have a list that begins with')
  expect(await readdir(workspace)).not.toContain('mf-x')
})
