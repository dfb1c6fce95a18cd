import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerRenderer } from '@bridge/shared/artifact'
import { type Bundle, bundle, contentOf, moduleFiles } from '@bridge/shared/build/output'
import type { PageModule } from '@bridge/shared/contract'
import { libraryFiles, pageSources, partPlugins, sources } from '@bridge/shared/dev/all-parts'
import { productionRouter } from '@bridge/shared/vite/shared-libraries'
import { shellClient, shellServer } from '@bridge/shared/vite/shell-builds'
import { stableComponentIds } from '@bridge/shared/vite/styled'
import type { Plugin, Rolldown } from 'vite'
import { cache, root } from '../workspace.ts'
import { documentWith } from './document.ts'
import { type Address, findAddress } from './find-address.ts'
import { type Released, shellFiles } from './released.ts'
import { type FileServer, serveFiles } from './serve-files.ts'
import type { Variant } from './variant.ts'

const shell = path.join(root, 'shell')

/** All sources as one application: client-rendered (a), and prerendered and hydrated (b). */
export async function monoliths(site: Released, routes: readonly string[]): Promise<Variant[]> {
  const client = await buildClient()
  const server = await buildServer()
  const [rendered, prerendered] = [await serveFiles(), await serveFiles()]
  for (const { add } of [rendered, prerendered]) {
    for (const [file, content] of shellFiles(site.shell)) add(file, content)
    for (const [file, chunk] of client) add(`/${file}`, contentOf(chunk))
  }
  const entry = entryOf(client)
  for (const route of routes) {
    const template = await site.document(route)
    const [module, ...imports] = filesOf(client, entry)
    const bare = { html: '', styles: '', entry: `/${module}`, preload: imports.map((file) => `/${file}`) }
    rendered.add(route, documentWith(template, bare))

    const found = findAddress(site.shell.routes, route)
    const page = await server.render(found, prerendered.address)
    const ahead = [...imports, ...(await pageFiles(client, found))]
    const preload = [...new Set(ahead)].filter((file) => file !== module).map((file) => `/${file}`)
    prerendered.add(route, documentWith(template, { ...bare, ...page, preload }))
  }
  return [
    variant('a', 'monolith, client-rendered', rendered),
    variant('b', 'monolith, prerendered, hydrated', prerendered),
  ]
}

const variant = (key: 'a' | 'b', name: string, { address, close }: FileServer): Variant => ({
  key,
  name,
  address,
  scripted: true,
  close,
})

async function buildClient(): Promise<Bundle> {
  const config = shellClient(shell, { site: 'bridge:sources' })
  return bundle({
    ...config,
    base: '/',
    publicDir: false,
    plugins: await plugins(),
    build: {
      ...config.build,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        preserveEntrySignatures: false,
        output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
      },
    },
  })
}

/**
 * The best chunking that a team would write by hand, so that ours gains nothing merely from having fewer files: one
 * chunk for everything that the entry needs, one for what the pages of each folder share, and one for anything else
 * that several pages share.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  {
    debugName: 'site',
    name: (id, context) => (entryCode(context).has(id) ? 'site' : null),
    priority: 2,
  },
  {
    debugName: 'folder',
    name: (id) => id.match(/\/(mf-[\w-]+)\/src\//)?.[1] ?? null,
    test: /\.tsx?$/,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'common', test: /\.tsx?$/, minShareCount: 2 },
]

/** The modules that the entry imports statically. */
function entryCode(context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const known = reached.get(context)
  if (known) return known
  const found = new Set(['\0bridge:sources', '\0vite/preload-helper.js'])
  for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  reached.set(context, found)
  return found
}
const reached = new WeakMap<object, ReadonlySet<string>>()

async function buildServer(): Promise<{ render(found: Address, origin: string): Promise<Prerendered> }> {
  const pages = await pageSources(root)
  const config = shellServer(shell, { renderer: path.join(shell, 'src/entries/server.tsx'), ...pages })
  const output = await bundle({ ...config, plugins: await plugins() })
  const folder = path.join(cache, 'monolith')
  await rm(folder, { recursive: true, force: true })
  for (const [file, chunk] of output) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), contentOf(chunk))
  }
  const load = (source: string) => {
    const chunk = [...output.values()].find((file) => file.type === 'chunk' && file.facadeModuleId === source)
    return import(pathToFileURL(path.join(folder, chunk?.fileName ?? source)).href)
  }
  const { layout, render }: ServerRenderer = await load(path.join(shell, 'src/entries/server.tsx'))
  return {
    async render({ path, route, params }, origin) {
      const module: PageModule<unknown> = await load(pages[`${route.part}/${route.page}`] as string)
      const content = await module.load?.(params)
      const site = { origin, formEndpoint: '/forms/contact' }
      const around = await layout({ path })
      const page = await render({ path, route, params, module, content, site, assets: '/' })
      const styles = `<style data-rendered>${around.css}${page.css}</style>`
      return { html: around.before + page.html + around.after, styles }
    },
  }
}

interface Prerendered {
  readonly html: string
  readonly styles: string
}

async function plugins(): Promise<Plugin[]> {
  return [
    stableComponentIds('shell'),
    productionRouter(),
    libraryFiles(root),
    sources(root),
    ...(await partPlugins(root)),
  ]
}

function entryOf(output: Bundle): string {
  for (const file of output.values()) if (file.type === 'chunk' && file.isEntry) return file.fileName
  throw new Error('the monolith must have an entry')
}

const filesOf = (output: Bundle, file: string) =>
  moduleFiles(output, file).map((name) => name.slice('client/'.length)) as [string, ...string[]]

/** Every file that a page and its content need. */
async function pageFiles(output: Bundle, { route, params }: Address): Promise<string[]> {
  const source = (await pageSources(root))[`${route.part}/${route.page}`] as string
  const page = chunkOf(output, (module) => module === source)
  const files = page ? filesOf(output, page.fileName) : []
  const values = Object.values(params)
  const contents = files.flatMap((file) => {
    const chunk = output.get(file)
    const lazy = chunk?.type === 'chunk' ? chunk.dynamicImports : []
    return lazy.filter((next) => {
      const loaded = output.get(next)
      const module = loaded?.type === 'chunk' ? loaded.facadeModuleId : undefined
      return module && values.includes(path.parse(module).name)
    })
  })
  return [...files, ...contents.flatMap((file) => filesOf(output, file))]
}

function chunkOf(output: Bundle, matches: (module: string) => boolean) {
  for (const file of output.values())
    if (file.type === 'chunk' && file.facadeModuleId && matches(file.facadeModuleId)) return file
}
