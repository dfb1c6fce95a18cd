import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const folders: string[] = []

const removeAll = () => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}
/** In ms: a file of tests may leave thousands of folders, and other tests keep the disk busy. */
const longestRemoval = 120_000

// The benchmarks use this module without a test runner.
if (process.env['VITEST']) (await import('vitest')).afterAll(removeAll, longestRemoval)
else process.once('exit', removeAll)

/** An empty folder that is removed after all tests of a file, or at the end of a benchmark. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bridge-test-'))
  folders.push(folder)
  return folder
}
