import { federation } from '@module-federation/vite'
import { type ConfigEnv, defineConfig, type Plugin, type UserConfig, type UserConfigFnObject } from 'vite'
import { sharedLibraries } from '../artifact.ts'
import { common, forBrowser, forNode, quiet, sanitizeFileName } from './common.ts'
import { houseRules } from './house-rules.ts'
import { plainDynamicImports } from './plain-dynamic-imports.ts'
import { installedVersion, isSharedModule, sharedWrappers } from './shared-libraries.ts'
import { stableComponentIds } from './styled.ts'
import { wholeGraph, wholeGraphId } from './whole-graph.ts'
import { withoutReleaseExports } from './without-release-exports.ts'

export interface RemoteOptions {
  /** Part name, as in the shell's route table: 'mf-legal'. */
  readonly name: string
  /** Page name to page module, relative to the part. */
  readonly pages: Readonly<Record<string, string>>
  /** More plugins, made anew for each of the builds: browser, Node, dev. */
  readonly plugins?: () => readonly Plugin[]
}

export interface PartConfig extends UserConfig {
  /** Read by build/. */
  readonly bridge?: RemoteOptions
}

/** The whole build of a remote: a federation container for browsers, and plain modules for prerendering. */
export const remote = (options: RemoteOptions): UserConfigFnObject =>
  defineConfig((env: ConfigEnv): PartConfig => {
    const base = { ...common(options.name), bridge: options }
    if (env.command === 'serve') return base // dev servers are in dev/
    if (!env.isSsrBuild) return { ...base, ...container(options) }
    const plugins = [houseRules(), ...(options.plugins?.() ?? []), stableComponentIds(options.name)]
    return { ...base, plugins, ...forNode(options.pages, isSharedModule) }
  })

function container({ name, pages, plugins }: RemoteOptions): UserConfig {
  const files = Object.values(pages).map((file) => `./${file}`)
  return {
    plugins: [
      ...(plugins?.() ?? []),
      stableComponentIds(name),
      sharedWrappers(),
      plainDynamicImports(),
      emptyEntry(),
      federationContainer({ name, pages }),
      withoutReleaseExports(files),
      wholeGraph(files),
    ],
    build: {
      ...forBrowser,
      rolldownOptions: {
        ...quiet,
        input: emptyEntryId,
        output: {
          sanitizeFileName,
          minifyInternalExports: false,
          codeSplitting: { groups: [commonCode], includeDependenciesRecursively: false },
        },
      },
    },
  }
}

function federationContainer({ name, pages }: RemoteOptions) {
  return federation({
    name: name.replaceAll('-', '_'),
    filename: 'remoteEntry.js',
    exposes: Object.fromEntries(Object.entries(pages).map(([page, file]) => [`./${page}`, `./${file}`])),
    shared: Object.fromEntries(
      sharedLibraries.map((library) => [
        library,
        {
          singleton: true,
          import: false as const,
          requiredVersion: `^${installedVersion(process.cwd(), library)}`,
        },
      ]),
    ),
    dts: false,
    manifest: false,
    disableSnapshot: true,
    shareStrategy: 'loaded-first',
  })
}

/**
 * Code that several pages of a part share is one file instead of many small ones. Only our own sources: federation
 * code in such a chunk would run before the shared libraries are there.
 */
const commonCode = {
  name: 'common',
  test: (id: string) => /\.tsx?$/.test(id) && !id.includes('/node_modules/'),
  minShareCount: 2,
}

/** The bundler wants an entry, but a container's only entry is made by the federation plugin. */
const emptyEntryId = 'bridge:empty-entry'
const emptyEntry = (): Plugin => ({
  name: emptyEntryId,
  resolveId: (id) => (id === emptyEntryId ? `\0${emptyEntryId}` : undefined),
  load: (id) => (id === `\0${emptyEntryId}` ? `import '${wholeGraphId}'` : undefined),
  generateBundle(_, bundle) {
    for (const [file, chunk] of Object.entries(bundle))
      if (chunk.type === 'chunk' && chunk.facadeModuleId === `\0${emptyEntryId}`) delete bundle[file]
  },
})
