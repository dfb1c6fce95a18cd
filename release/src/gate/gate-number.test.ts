import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { composer } from '../records/composition.ts'

const sources = [
  '../render/owed-pages',
  '../render/protocol',
  '../paths/paths',
  '../../../shared/route-path',
  './check-pages',
  './closed-css',
  './dead-links',
  './stray-markup',
  './stray-style',
  './well-formed',
]

/** A hash of the code that checks whether a page may go live, including the versions of its parsers. */
function gate(): string {
  const hash = createHash('sha256')
  for (const name of sources) hash.update(readFileSync(new URL(`${name}.ts`, import.meta.url)))
  const require = createRequire(import.meta.url)
  for (const name of ['parse5', 'css-tree']) {
    const [folder = ''] = require.resolve(name).split(new RegExp(`(?<=/node_modules/${name})/`))
    hash.update(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).version)
  }
  return hash.digest('hex').slice(0, 8)
}

it('raises the composer number whenever the gate gets stricter, so that earlier compositions are checked again', () => {
  // If a change makes the gate stricter, raise `composer`. In any case, record the new pair here.
  expect({ composer, gate: gate() }).toEqual({ composer: 25, gate: 'e74c1faa' })
})
