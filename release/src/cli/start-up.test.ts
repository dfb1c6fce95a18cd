import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const imported = /^(?:import|export) (?!type )[^;]*?from '([^']+)'/gm

function packagesFrom(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const names = [...readFileSync(file, 'utf8').matchAll(imported)].map(([, name = '']) => name)
  return names.flatMap((name) =>
    name.startsWith('.') ? packagesFrom(path.resolve(file, '..', name), seen) : name,
  )
}

// Importing one constant from a file that imports an HTML parser once made every command take a sixth longer.
it('loads no dependency but semver before it knows the command', () => {
  const packages = packagesFrom(fileURLToPath(new URL('cli.ts', import.meta.url)))
  const dependencies = packages.filter((name) => !name.startsWith('node:') && !name.startsWith('@bridge/'))
  expect([...new Set(dependencies.map((name) => name.split('/')[0]))]).toEqual(['semver'])
})
