import { withoutScripts } from './document.ts'
import { type Released, shellFiles } from './released.ts'
import { serveFiles } from './serve-files.ts'
import type { Variant } from './variant.ts'

/** Our documents without any script: the best that any of these variants could reach. */
export async function scriptless(site: Released, routes: readonly string[]): Promise<Variant> {
  const { address, add, close } = await serveFiles()
  for (const [file, content] of shellFiles(site.shell)) add(file, content)
  for (const route of routes) add(route, withoutScripts(await site.document(route)))
  return { key: 'e', name: 'ours without any script', address, scripted: false, close }
}
