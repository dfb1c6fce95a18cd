import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** The command line as users start it. */
export const sources = fileOf('../bin/release.js')

/** What tests start: the bundle of this run, if there is one. */
export const tool = (): string => process.env['BUNDLED_TOOL'] ?? sources

/**
 * Bundles the command line into plain JavaScript, once per run, because it then starts six times as fast. The bundle
 * goes into a folder of this package, where it can find the browser driver, which is not bundled.
 */
export async function bundleTool(): Promise<() => Promise<void>> {
  if (process.env['BUNDLED_TOOL']) return async () => {}
  const cache = fileOf('../.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(path.join(cache, 'tool-'))
  const start = path.join(folder, 'start.mjs')
  const inOneFolder = { external: ['playwright-core'], output: { chunkFileNames: '[name].js' } }
  const options = { ssr: fileOf('../src/cli/cli.ts'), outDir: folder, rolldownOptions: inOneFolder }
  await build({ configFile: false, logLevel: 'error', build: options })
  await copyFile(fileOf('../src/render/worker.js'), path.join(folder, 'worker.js'))
  await writeFile(start, `import { main } from './cli.js'\nawait main(process.argv.slice(2))\n`)
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
  process.env['BUNDLED_TOOL'] = start
  return () => rm(folder, { recursive: true, force: true })
}

/** Vitest calls this before the first test. */
export { bundleTool as setup }
