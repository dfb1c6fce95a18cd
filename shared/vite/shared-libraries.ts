import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'
import { type SharedLibrary, sharedLibraries } from '../artifact.ts'
import { isKit } from './kit.ts'

/**
 * Modules that belong to a shared library despite their different names. In the browser they come from the
 * same file, so our own code imports them by the library's bare name, and five import map entries are enough.
 */
export const librarySubpaths: Readonly<Record<string, SharedLibrary>> = {
  'react/jsx-runtime': 'react',
  'react-dom/client': 'react-dom',
}

/**
 * Libraries that only some pages need. Each has its own file, built from this source file of the shell, which also
 * hands the shell the component that it must render for the library.
 */
export const lateLibraries: Readonly<Partial<Record<SharedLibrary, string>>> = {
  'react-router-dom': 'libraries/router.ts',
  sonner: 'libraries/toaster.ts',
}

export const isSharedModule = (id: string): boolean =>
  id in librarySubpaths || (sharedLibraries as readonly string[]).includes(id)

/** Version of a library as installed for the part in `root`. */
export function installedVersion(root: string, library: string): string {
  const require = createRequire(path.join(root, 'package.json'))
  for (const folder of require.resolve.paths(library) ?? []) {
    try {
      return JSON.parse(readFileSync(path.join(folder, library, 'package.json'), 'utf8')).version
    } catch {}
  }
  throw new Error(`${library} is not installed for ${root}: run 'pnpm install'`)
}

/**
 * Leaves the shared libraries to the document's import map, except `bundled`. The file with the libraries has
 * no default exports: a dependency that imports one gets a stand-in built from the library's names.
 */
export const externalLibraries = (bundled: readonly string[] = []): Plugin => ({
  name: 'bridge:external-libraries',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  resolveId(id, importer) {
    if (!isSharedModule(id) || bundled.includes(id)) return
    if (importer?.includes('/node_modules/') && !isKit(importer)) return `\0bridge:default-of:${id}`
    return { id: librarySubpaths[id] ?? id, external: true }
  },
  load(id) {
    const [, library] = id.split('\0bridge:default-of:')
    if (library) return `import * as all from '${library}'\nexport * from '${library}'\nexport default all`
  },
})

/** react-router's package resolves to its development build for browsers in every mode. */
export const productionRouter = (): Plugin => ({
  name: 'bridge:production-router',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (process.env['NODE_ENV'] !== 'production' || !/^react-router(\/dom)?$/.test(id)) return
    const found = await this.resolve(id, importer, { ...options, skipSelf: true })
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
  },
})

const wrapperTag = (library: string): string =>
  `__loadShare__${library.replaceAll('-', '_mf_2_').replaceAll('/', '_mf_1_')}__loadShare__`

/** Name of the chunk that `sharedWrappers` emits for a module. */
export const wrapperFile = (module: string): string => `shared.${module.replaceAll('/', '.')}`

const jsxRuntime = `/@bridge/${wrapperFile('react/jsx-runtime')}.js`

/**
 * Gives every wrapper that the federation plugin generates for a shared library its own chunk, with the real
 * export names. A federation host uses the container as it is; for our own documents the build copies a
 * page's chunks and points imports of these wrappers at the library's bare name (build/direct-chunks.ts).
 * This relies on the plugin's virtual ids, so its version is pinned in the catalog.
 */
export const sharedWrappers = (): Plugin => {
  const emitted = new Set<string>()
  return {
    name: 'bridge:shared-wrappers',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => emitted.clear(),
    resolveId(id, importer) {
      // The JSX runtime is CommonJS: name its exports, to give it a chunk like the others.
      if (id === 'react/jsx-runtime' && importer !== jsxRuntime) return jsxRuntime
    },
    load(id) {
      if (id === jsxRuntime)
        return `import * as runtime from 'react/jsx-runtime'\nexport const { Fragment, jsx, jsxs } = runtime`
    },
    moduleParsed({ id }) {
      const library =
        id === jsxRuntime
          ? 'react/jsx-runtime'
          : sharedLibraries.find((name) => !id.includes('?') && id.includes(wrapperTag(name)))
      if (!library || emitted.has(library)) return
      emitted.add(library)
      this.emitFile({
        type: 'chunk',
        id: library in librarySubpaths ? library : id,
        name: wrapperFile(library),
        preserveSignature: 'strict',
      })
    },
  }
}
