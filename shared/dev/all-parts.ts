import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import type { SharedLibrary } from '../artifact.ts'
import { fontFiles } from '../fonts/font-files.ts'
import { subsetFonts } from '../fonts/subset-fonts.ts'
import { matchRoute } from '../route-path.ts'
import { readPartOptions } from '../vite/part-options.ts'
import { lateLibraries } from '../vite/shared-libraries.ts'
import { styledComponents } from '../vite/styled.ts'
import { listen } from './listen.ts'
import { overlayScript } from './overlay.ts'

/** Serves the shell and all remotes from source, as one application with hot reload. */
export async function serveAllParts(workspace: string, port: number): Promise<string> {
  const shell = path.join(workspace, 'shell')
  if (!existsSync(path.join(shell, 'src/entries/sources.tsx')))
    throw new Error(`${workspace} contains no shell: to work on one remote, name it`)
  const server = await createServer({
    configFile: false,
    root: shell,
    appType: 'custom',
    oxc: styledComponents('dev'),
    plugins: [
      react(),
      ...(await partPlugins(workspace)),
      sources(workspace),
      libraryFiles(workspace),
      page(shell, await documentStyle(shell)),
      fonts(shell),
    ],
    server: { port, strictPort: true, host: '127.0.0.1', fs: { allow: [workspace] } },
    clearScreen: false,
  })
  return listen(server)
}

/** The page modules of all remotes: `mf-legal/policy` to its source file. */
export async function pageSources(workspace: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const folder of remoteFolders(workspace)) {
    const { name, pages } = await readPartOptions(folder)
    for (const [page, file] of Object.entries(pages)) found[`${name}/${page}`] = path.join(folder, file)
  }
  return found
}

export const remoteFolders = (workspace: string): string[] =>
  readdirSync(workspace)
    .filter((name) => name.startsWith('mf-') && existsSync(path.join(workspace, name, 'vite.config.ts')))
    .map((name) => path.join(workspace, name))

/**
 * Each remote's file-reading plugins, scoped to its own files: two remotes may read the same kind of file
 * differently.
 */
export async function partPlugins(workspace: string): Promise<Plugin[]> {
  const found = remoteFolders(workspace).map(async (folder) =>
    ((await readPartOptions(folder)).plugins?.() ?? [])
      .filter((plugin) => plugin.load || plugin.transform)
      .map((plugin) => within(folder, plugin)),
  )
  return (await Promise.all(found)).flat()
}

function within(folder: string, plugin: Plugin): Plugin {
  const scoped = { ...plugin }
  for (const [hook, argument] of [
    ['load', 0],
    ['transform', 1],
  ] as const) {
    const written = plugin[hook]
    const run = typeof written === 'function' ? written : written?.handler
    if (!run) continue
    const handler = function (this: unknown, ...args: unknown[]) {
      return String(args[argument]).startsWith(folder) ? Reflect.apply(run, this, args) : undefined
    }
    Object.assign(scoped, { [hook]: typeof written === 'function' ? handler : { ...written, handler } })
  }
  return scoped
}

const entry = 'bridge:sources'

/** @param _page such as `mf-legal/policy` */
const importFile = (file: string, _page: string): string => `import(${JSON.stringify(file)})`

/** The entry that passes all pages to the shell, by default imported from their source files. */
export const sources = (workspace: string, importPage = importFile): Plugin => ({
  name: entry,
  resolveId: (id) => (id === `/@${entry}` || id === entry ? `\0${entry}` : undefined),
  async load(id) {
    if (id !== `\0${entry}`) return
    const pages = Object.entries(await pageSources(workspace))
    const imports = pages.map(([page, file]) => `${JSON.stringify(page)}: () => ${importPage(file, page)}`)
    return `import { start } from ${JSON.stringify(path.join(workspace, 'shell/src/entries/sources.tsx'))}\nstart({ ${imports.join(', ')} })`
  },
})

/** Resolves the late libraries' bare names as a released document's import map does. */
export const libraryFiles = (workspace: string): Plugin => {
  const shell = path.join(workspace, 'shell/src/')
  return {
    name: 'bridge:library-files',
    enforce: 'pre',
    resolveId(id, importer) {
      const file = lateLibraries[id as SharedLibrary]
      return file && !importer?.startsWith(shell) ? shell + file : undefined
    },
  }
}

/** One document for every page address; others redirect home, as on the released site. */
const page = (shell: string, style: string): Plugin => ({
  name: 'bridge:page',
  configureServer: (server) => () => {
    server.middlewares.use(async (request, response, next) => {
      if (!request.headers.accept?.includes('text/html')) return next()
      const { routes } = await server.ssrLoadModule(path.join(shell, 'src/routes.ts'))
      const [pathname = '/'] = (request.originalUrl ?? '/').split('?')
      if (!matchRoute(routes, pathname)) return response.writeHead(302, { location: '/' }).end()
      const html = await server.transformIndexHtml(
        request.url ?? '/',
        emptyDocument.replace(
          '</head>',
          () => `<style>${style}</style>${overlayScript('/@vite/client')}</head>`,
        ),
      )
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(html)
    })
  },
})

export const emptyDocument = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content=""><link rel="icon" href="/icon.svg"></head><body><div id="root"></div><script type="module" src="/@${entry}"></script></body></html>`

async function documentStyle(shell: string): Promise<string> {
  const { documentHead } = await import(pathToFileURL(path.join(shell, 'src/document/head.ts')).href)
  return documentHead.css.replaceAll('{base}', '/')
}

/** The fonts, subset as in a build. */
const fonts = (shell: string): Plugin => ({
  name: 'bridge:fonts',
  async configureServer(server) {
    const files = await subsetFonts(shell, fontFiles)
    server.middlewares.use('/fonts', (request, response, next) => {
      const font = files.get(`fonts${request.url}`)
      if (!font) return next()
      response.setHeader('content-type', 'font/woff2')
      response.end(font)
    })
  },
})
