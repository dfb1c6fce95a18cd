import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')

/** A bare name such as `place.ts` is in the folder of the path named before it. */
it.each([
  ['docs/architecture.md', 50],
  ['CONTRIBUTING.md', 20],
])('%s names only files that exist', (document, atLeast) => {
  const text = readFileSync(path.join(root, document), 'utf8')
  const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|js))`/g)].map(([, file = '']) => file)
  expect(named.length).toBeGreaterThan(atLeast)
  let folder = ''
  const missing = named.filter((file) => {
    if (file.includes('/')) folder = path.dirname(file)
    return !files.includes(file.includes('/') ? file : `${folder}/${file}`)
  })
  expect(missing).toEqual([])
})
