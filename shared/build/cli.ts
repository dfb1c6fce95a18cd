import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

/** `bridge-build`: builds the part in this folder. `--development` takes development React, to test hydration. */
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
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
