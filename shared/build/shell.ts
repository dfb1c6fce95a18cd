import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type LibraryOffer, type SharedLibrary, type ShellArtifact, sharedLibraries } from '../artifact.ts'
import { fontFiles } from '../fonts/font-files.ts'
import { subsetFonts } from '../fonts/subset-fonts.ts'
import { tokens } from '../ui/tokens.ts'
import { installedVersion, lateLibraries, librarySubpaths } from '../vite/shared-libraries.ts'
import { shellClient, shellPlatform, shellScript, shellServer } from '../vite/shell-builds.ts'
import { componentIdsOf } from '../vite/styled.ts'
import { linkPreviews } from './link-preview.tsx'
import { addBundle, type Bundle, bundle, chunkFor, moduleFiles } from './output.ts'
import { packageVersion } from './package-version.ts'
import { addPublicFiles } from './public-files.ts'
import { checkFileNames, type Files, writeArtifact } from './write-artifact.ts'

/** Builds the shell in `root` into `out`: its own code, the shared libraries, the renderer, artifact.json. */
export async function buildShell(root: string, out: string) {
  const source = (file: string) => path.join(root, 'src', file)
  const client = await bundle(
    shellClient(root, {
      app: source('entries/start-app.ts'),
      router: source('libraries/router.ts'),
      toaster: source('libraries/toaster.ts'),
    }),
  )
  const platform = await bundle(shellPlatform(root, { platform: source('libraries/platform.ts') }))
  const server = await bundle(
    shellServer(root, {
      entry: source('entries/server.tsx'),
      platform: source('libraries/platform-server.ts'),
    }),
  )

  const files: Files = new Map()
  addBundle(files, 'client', client)
  addBundle(files, 'client', platform)
  addBundle(files, 'server', server)
  addPublicFiles(files, root)
  for (const [file, content] of await subsetFonts(root, fontFiles)) files.set(`client/${file}`, content)

  const { preview } = await import(pathToFileURL(source('document/link-preview.tsx')).href)
  for (const picture of await linkPreviews([preview])) files.set('client/preview.png', picture)

  const browserFiles = (output: typeof client, module: string) =>
    moduleFiles(output, chunkFor(output, source(module), 'shell').fileName)
  const offer = (library: SharedLibrary): LibraryOffer => {
    const late = lateLibraries[library]
    return {
      version: installedVersion(root, library),
      names: exportedNames(source(late ?? 'libraries/platform.ts'), library),
      client: late ? browserFiles(client, late) : browserFiles(platform, 'libraries/platform.ts'),
    }
  }
  const { routes, elsewhere } = await import(pathToFileURL(source('routes.ts')).href)
  const { documentHead, lateStyles } = await import(pathToFileURL(source('document/head.ts')).href)

  const split = {
    head: await documentScript(root, source('entries/head-script.ts')),
    body: await documentScript(root, source('entries/body-script.ts')),
  }

  const description: Omit<ShellArtifact, 'version' | 'files' | 'format'> = {
    kind: 'shell',
    name: 'shell',
    routes,
    elsewhere,
    entry: browserFiles(client, 'entries/start-app.ts'),
    server: {
      entry: `server/${chunkFor(server, source('entries/server.tsx'), 'shell').fileName}`,
      platform: `server/${chunkFor(server, source('libraries/platform-server.ts'), 'shell').fileName}`,
    },
    provides: {
      libraries: Object.fromEntries(sharedLibraries.map((library) => [library, offer(library)])) as Record<
        SharedLibrary,
        LibraryOffer
      >,
      tokens: Object.keys(tokens).map((token) => `--${token}`),
    },
    styleHashes: [insertedStyleHash(root)],
    head: {
      ...documentHead,
      lateStyles: lateStyles.map((file: string) => componentsOf(root, source(file), server)),
      early: `${split.head};${split.body}`,
      split,
      visits: await documentScript(root, source('entries/visit-script.ts')),
    },
  }
  checkFileNames(files)
  return writeArtifact(out, packageVersion(root), files, description)
}

/** A misspelt or renamed file would go unnoticed: its styles would merely stay in the head. */
function componentsOf(root: string, file: string, server: Bundle): string {
  const ids = componentIdsOf('shell', root, file)
  const isUsed = [...server.values()].some((one) => one.type === 'chunk' && one.code.includes(ids))
  if (!isUsed) throw new Error(`${file} has no styles: remove it from lateStyles in document/head.ts`)
  return ids
}

async function documentScript(root: string, file: string): Promise<string> {
  const output = await bundle(shellScript(root, { script: file }))
  return chunkFor(output, file, 'shell').code.trim()
}

/** The names that a module re-exports from a shared library. */
function exportedNames(file: string, library: SharedLibrary): string[] {
  const exports = readFileSync(file, 'utf8').matchAll(/export \{([^}]*)\} from '([^']+)'/g)
  return [...exports]
    .filter(([, , module = '']) => (librarySubpaths[module] ?? module) === library)
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
    .filter(Boolean)
    .sort()
}

/** The style sheet that sonner inserts at run time is fixed in each of its versions. */
function insertedStyleHash(root: string): string {
  const file = createRequire(path.join(root, 'package.json'))
    .resolve('sonner')
    .replace(/index\.js$/, 'index.mjs')
  const literal = readFileSync(file, 'utf8').match(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/)?.[1]
  if (!literal)
    throw new Error(`${file}: cannot find the style sheet that it inserts; the CSP needs its hash`)
  return createHash('sha256').update(JSON.parse(literal)).digest('base64')
}
