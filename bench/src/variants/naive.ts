import path from 'node:path'
import { type Bundle, bundle, contentOf, moduleFiles } from '@bridge/shared/build/output'
import { libraryFiles, remoteFolders, sources } from '@bridge/shared/dev/all-parts'
import { readPartOptions } from '@bridge/shared/vite/part-options'
import { shellClient } from '@bridge/shared/vite/shell-builds'
import { stableComponentIds, styledComponents } from '@bridge/shared/vite/styled'
import { federation, type ModuleFederationOptions } from '@module-federation/vite'
import type { Plugin, UserConfig } from 'vite'
import { root } from '../workspace.ts'
import { documentWith } from './document.ts'
import { type Released, shellFiles } from './released.ts'
import { serveFiles } from './serve-files.ts'
import type { Variant } from './variant.ts'

/**
 * Federated as in the official example of @module-federation/vite: a host and remotes built with the plugin,
 * pages exposed by the remotes, libraries shared as singletons, everything rendered in the browser.
 * https://github.com/gioboa/module-federation-vite-examples/tree/main/react
 */
export async function naive(site: Released, routes: readonly string[]): Promise<Variant> {
  const { address, add, close } = await serveFiles()
  for (const [file, content] of shellFiles(site.shell)) add(file, content)
  const host = await buildHost()
  for (const [file, chunk] of host) add(`/${file}`, contentOf(chunk))
  for (const folder of remoteFolders(root))
    for (const [file, chunk] of await buildRemote(folder))
      add(`/${path.basename(folder)}/${file}`, contentOf(chunk))
  const [entry, ...preload] = entryFiles(host)
  for (const route of routes)
    add(route, documentWith(await site.document(route), { html: '', styles: '', entry, preload }))
  return { key: 'c', name: 'naive federated, client-rendered', address, scripted: true, close }
}

const shared: ModuleFederationOptions['shared'] = Object.fromEntries(
  ['react', 'react-dom', 'react-router-dom', 'styled-components', 'sonner'].map((library) => [
    library,
    { singleton: true },
  ]),
)

const containerName = (part: string): string => part.replaceAll('-', '_')

/**
 * The plugin's module for a remote is pending at first, and exposes only the default export directly;
 * `__moduleExports` has all exports.
 */
const importRemote = (_file: string, name: string): string => {
  const [part = '', page = ''] = name.split('/')
  return `import('${containerName(part)}/${page}').then(async (page) => {
    await page.__mf_remote_pending
    return page.__moduleExports ?? page
  })`
}

async function buildHost(): Promise<Bundle> {
  const shell = path.join(root, 'shell')
  const config = shellClient(shell, { site: 'bridge:sources' })
  const parts = remoteFolders(root).map((folder) => path.basename(folder))
  const remotes = Object.fromEntries(
    parts.map((part) => [
      containerName(part),
      {
        type: 'module',
        name: containerName(part),
        entry: `/${part}/remoteEntry.js`,
        entryGlobalName: containerName(part),
        shareScope: 'default',
      },
    ]),
  )
  return bundle({
    ...config,
    base: '/',
    publicDir: false,
    plugins: [
      stableComponentIds('shell'),
      sources(root, importRemote),
      federation({ name: 'shell', remotes, shared, dts: false, hostInitInjectLocation: 'entry' }),
    ],
    build: plain(config.build, 'bridge:sources'),
  })
}

async function buildRemote(folder: string): Promise<Bundle> {
  const { name, pages, plugins } = await readPartOptions(folder)
  const config = shellClient(folder, {})
  return bundle({
    ...config,
    base: `/${name}/`,
    publicDir: false,
    oxc: { ...config.oxc, ...styledComponents(name) },
    plugins: [
      ...(plugins?.() ?? []).filter((plugin) => plugin.load || plugin.transform),
      stableComponentIds(name),
      libraryFiles(root),
      noEntry,
      federation({
        name: containerName(name),
        filename: 'remoteEntry.js',
        exposes: Object.fromEntries(
          Object.entries(pages).map(([page, file]) => [`./${page}`, path.join(folder, file)]),
        ),
        shared,
        dts: false,
      }),
    ],
    build: plain(config.build, noEntry.name),
  })
}

/** Vite's defaults. */
const plain = (build: UserConfig['build'], input: string): NonNullable<UserConfig['build']> => ({
  write: false,
  target: build?.target ?? 'es2022',
  reportCompressedSize: false,
  rolldownOptions: { onLog: build?.rolldownOptions?.onLog, input } as never,
})

/** A remote is entered only through its container, but the bundler requires an entry. */
const noEntry: Plugin = {
  name: 'bridge:no-entry',
  resolveId: (id) => (id === 'bridge:no-entry' ? `\0${id}` : undefined),
  load: (id) => (id === '\0bridge:no-entry' ? 'export {}' : undefined),
}

function entryFiles(output: Bundle): [string, ...string[]] {
  for (const file of output.values())
    if (file.type === 'chunk' && file.isEntry && file.facadeModuleId?.includes('bridge:sources'))
      return moduleFiles(output, file.fileName).map((name) => name.replace(/^client/, '')) as [string]
  throw new Error('the host must have an entry')
}
