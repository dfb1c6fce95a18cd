import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const text = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')

/** `place.ts` stands beside what was named before it. */
it('names files that are there', () => {
  const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|js))`/g)].map(([, file = '']) => file)
  expect(named.length).toBeGreaterThan(50)
  let folder = ''
  const missing = named.filter((file) => {
    if (file.includes('/')) folder = path.dirname(file)
    return !files.includes(file.includes('/') ? file : `${folder}/${file}`)
  })
  expect(missing).toEqual([])
})
