import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Manifest, packedManifest } from './packed-manifest.ts'

/** What a package needs besides compiled code. */
const assets = ['src/render/worker.js', 'nginx', 'varnish']

/** Writes a package as other repositories install it: JavaScript with types, and no trace of the workspace. */
export async function writePackage(folder: string): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
  const packed = path.join(folder, manifest.publishConfig.directory)
  await rm(packed, { recursive: true, force: true })
  await compile(folder, packed)
  if (manifest.exports) await copySources(folder, packed)
  for (const asset of assets)
    if (existsSync(path.join(folder, asset)))
      await cp(path.join(folder, asset), path.join(packed, asset), { recursive: true })
  await writeFile(path.join(packed, 'package.json'), JSON.stringify(packedManifest(manifest), null, 2))
}

async function compile(folder: string, packed: string): Promise<void> {
  const workspace = path.dirname(folder)
  const out = await mkdtemp(path.join(tmpdir(), 'bridge-pack-'))
  try {
    const tsc = path.join(workspace, 'node_modules/.bin/tsc')
    await promisify(execFile)(tsc, ['--project', path.join(workspace, 'tsconfig.pack.json'), '--outDir', out])
    await cp(path.join(out, path.basename(folder)), packed, { recursive: true })
  } finally {
    await rm(out, { recursive: true, force: true })
  }
}

/**
 * Sources for the builds of remotes (vite/kit.ts), kept apart from the types, which would otherwise resolve to them.
 */
async function copySources(folder: string, packed: string): Promise<void> {
  for (const file of await readdir(packed, { recursive: true })) {
    const source = ['.ts', '.tsx']
      .map((extension) => file.replace(/\.js$/, extension))
      .find((one) => file.endsWith('.js') && existsSync(path.join(folder, one)))
    if (source) await cp(path.join(folder, source), path.join(packed, 'src', source))
  }
}
