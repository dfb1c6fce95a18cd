import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type LibraryOffer, type SharedLibrary, type ShellArtifact, sharedLibraries } from '../artifact.ts'
import { tokens } from '../tokens.ts'
import { shellClient, shellPlatform, shellServer } from '../vite/preset.ts'
import { installedVersion, librarySubpaths } from '../vite/shared-libraries.ts'
import { linkPreviews } from './link-preview.tsx'
import { addBundle, bundle, chunkFor, closureOf } from './output.ts'
import { packageVersion } from './package-version.ts'
import { publicFiles } from './public-files.ts'
import { subsetFonts } from './subset-fonts.ts'
import { type Files, writeArtifact } from './write-artifact.ts'

/** Builds the shell in `root` into `out`: its own code, the shared libraries, the renderer, artifact.json. */
export async function buildShell(root: string, out: string) {
  const source = (file: string) => path.join(root, 'src', file)
  const client = await bundle(
    shellClient(root, { entry: source('entry-client.tsx'), sonner: source('toaster.ts') }),
  )
  const platform = await bundle(shellPlatform(root, { platform: source('platform.ts') }))
  const server = await bundle(
    shellServer(root, { entry: source('entry-server.tsx'), platform: source('platform-server.ts') }),
  )

  const files: Files = new Map()
  addBundle(files, 'client', client)
  addBundle(files, 'client', platform)
  addBundle(files, 'server', server)
  for (const [file, content] of publicFiles(root)) files.set(`client/${file}`, content)
  const { fontFiles } = await import(pathToFileURL(source('fonts.ts')).href)
  for (const [file, content] of await subsetFonts(root, fontFiles)) files.set(`client/${file}`, content)

  const { preview } = await import(pathToFileURL(source('preview.tsx')).href)
  for (const picture of await linkPreviews([preview])) files.set('client/preview.png', picture)

  const browserFiles = (output: typeof client, module: string) =>
    closureOf(output, chunkFor(output, source(module), 'shell').fileName)
  const names = exportedNames(readFileSync(source('platform.ts'), 'utf8'))
  const offer = (library: SharedLibrary): LibraryOffer => ({
    version: installedVersion(root, library),
    names: library === 'sonner' ? ['toast'] : (names.get(library) ?? []),
    client: library === 'sonner' ? browserFiles(client, 'toaster.ts') : browserFiles(platform, 'platform.ts'),
  })
  const { routes } = await import(pathToFileURL(source('routes.ts')).href)
  const { documentHead } = await import(pathToFileURL(source('document-head.ts')).href)

  const description: Omit<ShellArtifact, 'version' | 'files' | 'format'> = {
    kind: 'shell',
    name: 'shell',
    routes,
    entry: browserFiles(client, 'entry-client.tsx'),
    server: {
      entry: `server/${chunkFor(server, source('entry-server.tsx'), 'shell').fileName}`,
      platform: `server/${chunkFor(server, source('platform-server.ts'), 'shell').fileName}`,
    },
    provides: {
      libraries: Object.fromEntries(sharedLibraries.map((library) => [library, offer(library)])) as Record<
        SharedLibrary,
        LibraryOffer
      >,
      tokens: Object.keys(tokens).map((token) => `--${token}`),
    },
    styleHashes: [insertedStyleHash(root)],
    head: documentHead,
  }
  return writeArtifact(out, packageVersion(root), files, description)
}

/** What platform.ts exports from each shared library. */
function exportedNames(source: string): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const [, list, module] of source.matchAll(/export \{([^}]*)\} from '([^']+)'/g)) {
    const library = librarySubpaths[module as string] ?? (module as string)
    const found = (list as string)
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
    names.set(library, [...(names.get(library) ?? []), ...found].sort())
  }
  return names
}

/** The style sheet that sonner inserts at run time is the same text for every version of it. */
function insertedStyleHash(root: string): string {
  const file = createRequire(path.join(root, 'package.json'))
    .resolve('sonner')
    .replace(/index\.js$/, 'index.mjs')
  const literal = readFileSync(file, 'utf8').match(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/)?.[1]
  if (!literal)
    throw new Error(`${file}: cannot find the style sheet that it inserts; the policy needs its hash`)
  return createHash('sha256').update(JSON.parse(literal)).digest('base64')
}
