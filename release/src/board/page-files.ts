import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { ReleaseError } from '../errors.ts'
import { complain } from '../print.ts'

/** Beside `src/` in the packed tool. */
const packed = path.resolve(import.meta.dirname, '../../board')

/** In the workspace, where the page is built on demand. */
const workspace = path.resolve(import.meta.dirname, '../../..')
const sources = ['board', 'shared/ui', 'shared/fonts/font-files.ts', 'shared/brand.ts']

export type PageFiles = ReadonlyMap<string, Buffer>

/** The page's files by name. In the workspace, builds them first if a source is newer. */
export async function pageFiles(): Promise<PageFiles> {
  if (existsSync(path.join(packed, 'index.html'))) return filesIn(packed)
  const folder = path.join(workspace, 'board')
  if (!existsSync(path.join(folder, 'build.ts')))
    throw new ReleaseError(`cannot find the board's page: ${folder}/build.ts is missing`, {
      hint: "copy the workspace's 'board' folder next to 'release' and 'shared'",
    })
  if (await isStale(path.join(folder, 'dist/index.html'))) await build(folder)
  return filesIn(path.join(folder, 'dist'))
}

async function isStale(page: string): Promise<boolean> {
  const built = await stat(page).catch(() => undefined)
  if (!built) return true
  const dates = await Promise.all(sources.map((source) => newest(path.join(workspace, source))))
  return Math.max(...dates) > built.mtimeMs
}

async function newest(place: string): Promise<number> {
  const found = await stat(place)
  if (!found.isDirectory()) return found.mtimeMs
  const names = await readdir(place)
  const inside = names.filter((name) => name !== 'dist' && name !== 'node_modules')
  return Math.max(0, ...(await Promise.all(inside.map((name) => newest(path.join(place, name))))))
}

async function build(folder: string): Promise<void> {
  complain("building the board's page")
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: ['ignore', 2, 2] })
    child.on('error', reject)
    child.on('exit', resolve)
  })
  if (code !== 0)
    throw new ReleaseError("the board's page failed to build", { hint: 'see the build output above' })
}

async function filesIn(folder: string): Promise<PageFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
  return new Map(
    await Promise.all(
      files.map(async (file) => [path.relative(folder, file), await readFile(file)] as const),
    ),
  )
}
