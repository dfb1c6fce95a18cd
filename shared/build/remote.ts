import path from 'node:path'
import type { ArtifactPage, RemoteArtifact } from '../artifact.ts'
import { tokens } from '../ui/tokens.ts'
import { BuildError } from '../vite/build-error.ts'
import { readPartOptions } from '../vite/part-options.ts'
import { installedVersion } from '../vite/shared-libraries.ts'
import { contentModules, DynamicImports } from './content-imports.ts'
import { cssVariables } from './css-variables.ts'
import { directChunks } from './direct-chunks.ts'
import { withLineMap } from './line-map.ts'
import { addBundle, type Bundle, bundle, chunkFor } from './output.ts'
import { packageVersion } from './package-version.ts'
import { pageExports } from './page-exports.ts'
import { addPublicFiles } from './public-files.ts'
import { checkFileNames, type Files, writeArtifact } from './write-artifact.ts'

/** Builds the remote in `root` into `out`: container, direct chunks, server modules, artifact.json. */
export async function buildRemote(root: string, out: string) {
  const { name, pages } = await readPartOptions(root)
  const modules = Object.fromEntries(
    Object.entries(pages).map(([page, file]) => [page, path.join(root, file)]),
  )
  // First without federation, whose plugin reports a part's own errors only after a minute.
  const server = await bundle({ root, build: { ssr: true, write: false } })
  checkExports(server, pages, modules)
  const { container, dynamic } = await bundleContainer(root)
  const hasLoad = (module: string) => chunkFor(server, module, module).exports.includes('load')
  const contents = contentModules(root, Object.values(modules), hasLoad, dynamic)
  const direct = await directChunks(container, modules, contents)

  const files: Files = new Map()
  addBundle(files, 'client', container)
  for (const file of server.values())
    if (file.type === 'chunk') files.set(`server/${file.fileName}`, withLineMap(file))
  for (const [file, content] of direct.files) files.set(file, content)
  addPublicFiles(files, root)

  const description: Omit<RemoteArtifact, 'version' | 'files' | 'format'> = {
    kind: 'remote',
    name,
    pages: Object.fromEntries(
      Object.entries(direct.pages).map(([page, browser]): [string, ArtifactPage] => [
        page,
        {
          ...browser,
          server: `server/${chunkFor(server, modules[page] as string, `page ${page}`).fileName}`,
        },
      ]),
    ),
    needs: {
      libraries: Object.fromEntries(
        Object.entries(direct.names).map(([library, names]) => [
          library,
          { range: `^${installedVersion(root, library)}`, names },
        ]),
      ),
      tokens: neededTokens(name, direct.files),
    },
  }
  checkFileNames(files)
  return writeArtifact(out, packageVersion(root), files, description)
}

function checkExports(
  server: Bundle,
  pages: Readonly<Record<string, string>>,
  modules: Readonly<Record<string, string>>,
): void {
  for (const [page, file] of Object.entries(pages)) {
    const { exports } = chunkFor(server, modules[page] as string, `page ${page}`)
    for (const [name, hint] of Object.entries(pageExports))
      if (!exports.includes(name))
        throw new BuildError(`${file}: page '${page}' must have a '${name}' export`, hint)
  }
}

/**
 * Retries: on a very busy machine the federation plugin may still consider the graph complete too early
 * (vite/whole-graph.ts) and miss names of the shared libraries, although the Node build has just found them.
 */
async function bundleContainer(
  root: string,
  attempts = 3,
): Promise<{ container: Bundle; dynamic: DynamicImports }> {
  const dynamic = new DynamicImports()
  try {
    const container = await bundle({ root, build: { write: false }, plugins: [dynamic.plugin] })
    return { container, dynamic }
  } catch (error) {
    const errors: readonly { readonly message: string }[] = Object(error).errors ?? []
    const isTorn = errors.some(({ message }) => /is not exported by .*__loadShare__/.test(message))
    if (isTorn && attempts > 1) return bundleContainer(root, attempts - 1)
    throw error
  }
}

function neededTokens(part: string, files: Files): string[] {
  const { defined, read } = cssVariables(files)
  const needed = [...read].filter((variable) => !defined.has(variable)).sort()
  const unknown = needed.filter((variable) => !(variable.slice(2) in tokens))
  if (unknown.length)
    throw new BuildError(
      `${part} reads ${unknown.join(', ')}, which shared/ui/tokens.ts does not define`,
      "use a token from that file, or define the variable in one of the part's styles",
    )
  return needed
}
