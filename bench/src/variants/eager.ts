import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Artifact } from '@bridge/shared/artifact'
import { partAddress } from '@bridge/shared/pin'
import { root } from '../workspace.ts'
import { withoutWaiting } from './document.ts'
import type { Released } from './released.ts'
import { serveFiles } from './serve-files.ts'
import type { Variant } from './variant.ts'

/** Our documents and files, except that no page waits for an interaction: React loads with every document. */
export async function eager(site: Released, routes: readonly string[]): Promise<Variant> {
  const { address, add, close } = await serveFiles()
  for (const part of site.parts) for (const [file, content] of publicFiles(part)) add(file, content)
  for (const route of routes) add(route, withoutWaiting(await site.document(route)))
  return { key: 'f', name: 'ours, React with every document', address, scripted: true, close }
}

function publicFiles(part: string): [address: string, content: Buffer][] {
  const dist = path.join(root, part, 'dist')
  const { name, version, files }: Artifact = JSON.parse(
    readFileSync(path.join(dist, 'artifact.json'), 'utf8'),
  )
  return Object.keys(files)
    .filter((file) => file.startsWith('client/'))
    .map((file) => [
      partAddress(name, version) + file.slice('client/'.length),
      readFileSync(path.join(dist, file)),
    ])
}
