#!/usr/bin/env node
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildProblems } from './build-problem.ts'

/** `bridge-build` builds this folder's part. `--development` uses development React, to test hydration. */

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'dist' }, development: { type: 'boolean', default: false } },
})
process.env['NODE_ENV'] = values.development ? 'development' : 'production'

const root = process.cwd()
const started = performance.now()
try {
  const isShell = existsSync(path.join(root, 'src/routes.ts'))
  const out = path.resolve(root, values.out)
  const { name, version } = isShell
    ? await (await import('./shell.ts')).buildShell(root, out)
    : await (await import('./remote.ts')).buildRemote(root, out)
  console.log(`built ${name}@${version} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
} catch (error) {
  const problems = buildProblems(error, root)
  if (problems.length === 0) throw error
  for (const { what, hint } of problems) console.error(`error: ${what}${hint ? `\nhint: ${hint}` : ''}`)
  process.exitCode = 1
}
