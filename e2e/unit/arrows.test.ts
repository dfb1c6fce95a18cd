import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'))

/** Which packages of the workspace each one may import. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  shell: ['@bridge/shared'],
  release: ['@bridge/shared'],
  board: ['@bridge/shared', '@bridge/release'],
  ...Object.fromEntries(remotes.map((name) => [name, ['@bridge/shared']])),
}

describe('dependencies point only downwards', () => {
  it.each(Object.keys(allowed))('%s imports only workspace packages below it', (name) => {
    for (const { file, specifier } of importsOf(name)) {
      if (specifier.startsWith('@bridge/'))
        expect(allowed[name], `${file} imports ${specifier}`).toContain(
          specifier.split('/').slice(0, 2).join('/'),
        )
      if (specifier.startsWith('.')) {
        const target = path.resolve(path.dirname(file), specifier)
        expect(target.startsWith(path.join(root, name)), `${file} imports ${specifier}`).toBe(true)
      }
    }
  })

  it('release imports neither React nor anything that renders', () => {
    const rendering =
      /^(react|react-dom|react-router-dom|styled-components|sonner)(\/|$)|^@bridge\/shared\/(ui|hooks)\//
    for (const { file, specifier } of importsOf('release')) expect(specifier, file).not.toMatch(rendering)
  })

  it.each(['release/src', 'shell/src', 'shared', 'bench/src', 'e2e'])(
    'the folders of %s import each other without cycles',
    (sources) => {
      const below = foldersBelow(sources)
      expect(below.size).toBeGreaterThan(1)
      // A folder is placed once all folders that it imports from are placed; any that are left depend on a cycle.
      const left = new Set([...below.keys(), ...[...below.values()].flatMap((folders) => [...folders])])
      for (let placed = true; placed; ) {
        placed = false
        for (const folder of left)
          if (![...(below.get(folder) ?? [])].some((other) => left.has(other))) placed = left.delete(folder)
      }
      expect([...left]).toEqual([])
    },
  )

  it('remotes import shared only through its exports', () => {
    const exported = Object.keys(
      JSON.parse(readFileSync(path.join(root, 'shared/package.json'), 'utf8')).exports,
    )
    for (const remote of remotes)
      for (const { file, specifier } of importsOf(remote)) {
        if (!specifier.startsWith('@bridge/shared')) continue
        const wanted = `.${specifier.slice('@bridge/shared'.length)}`
        const found = exported.some(
          (entry) => entry === wanted || (entry.endsWith('/*') && wanted.startsWith(entry.slice(0, -1))),
        )
        expect(found, `${file} imports ${specifier}`).toBe(true)
      }
  })
})

/** The other folders of `sources` that each folder imports from; a file directly in `sources` counts as a folder. */
function foldersBelow(sources: string): Map<string, Set<string>> {
  const below = new Map<string, Set<string>>()
  const folderOf = (file: string) => path.relative(path.join(root, sources), file).split('/')[0] as string
  for (const { file, specifier } of importsOf(sources)) {
    if (!specifier.startsWith('.') || /\.(test|spec)\./.test(file)) continue
    const from = folderOf(file)
    const to = folderOf(path.resolve(path.dirname(file), specifier))
    if (from !== to) below.set(from, (below.get(from) ?? new Set()).add(to))
  }
  return below
}

function importsOf(name: string): { file: string; specifier: string }[] {
  return readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|js)$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
    .flatMap((entry) => {
      const file = path.join(root, name, entry)
      const code = readFileSync(file, 'utf8')
      const found = [
        ...code.matchAll(/(?:^|\n)\s*(?:import|export)[^'"`;]*?from '([^']+)'|import\(\s*'([^']+)'\s*\)/g),
      ]
      return found.map(([, fromStatement, fromCall]) => ({
        file,
        specifier: (fromStatement ?? fromCall) as string,
      }))
    })
}
