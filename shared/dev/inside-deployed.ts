import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Plugin } from 'vite'
import { sharedLibraries } from '../artifact.ts'
import type { Route } from '../contract.ts'
import {
  type DocumentData,
  documentDataId,
  type LivePin,
  laterFilesId,
  liveAddress,
  type Pin,
  partAddress,
} from '../pin.ts'
import type { RemoteOptions } from '../vite/preset.ts'
import { externalLibraries } from '../vite/shared-libraries.ts'
import { styledComponents } from '../vite/styled.ts'
import { listen } from './listen.ts'
import { readPartOptions } from './part-options.ts'

interface Options {
  /** The deployed site to work in. */
  readonly against: string
  /** Where the part's page is shown that the site has no route to: '/partners' or '/partners=list'. */
  readonly path?: string | undefined
  readonly port: number
}

/**
 * Serves a deployed site with one remote taken from its sources: a proxy that drops the documents' policy and hashes,
 * leads them to the sources, and lets the browser render. An edit reloads the page.
 */
export async function serveInsideDeployed(root: string, { against, path, port }: Options): Promise<string> {
  const options = await readPartOptions(root)
  const live = await fetch(against + liveAddress(options.name)).catch(() => {
    throw new Error(
      `no deployed site answers at ${against}: run 'pnpm start', or name one with --against URL`,
    )
  })
  const route = path === undefined ? undefined : routeAt(path, options)
  if (!route && live.status === 404)
    throw new Error(
      `the site at ${against} has no route to ${options.name}: say where to show it, such as --path /${options.name.slice(3)}`,
    )
  if (route) console.log(`${route.path} shows its page '${route.page}', whatever the site has there`)
  const server = await createServer({
    configFile: false,
    root,
    base: partAddress(options.name, 'dev'),
    appType: 'custom',
    oxc: {
      ...styledComponents(options.name),
      jsx: { runtime: 'automatic', development: false, refresh: false },
    },
    plugins: [externalLibraries(), ...(options.plugins?.() ?? []), deployedSite(options, against, route)],
    optimizeDeps: { noDiscovery: true, include: [] },
    // What Vite would transform ahead are also the libraries' names, which it does not know and warns of.
    server: { port, strictPort: true, host: '127.0.0.1', preTransformRequests: false },
    clearScreen: false,
  })
  return listen(server)
}

/** Everything that is not one of the remote's sources comes from the deployed site. */
const deployedSite = ({ name, pages }: RemoteOptions, against: string, route?: Route): Plugin => {
  const pin: Pin = {
    part: name,
    version: 'dev',
    files: {},
    pages: Object.fromEntries(Object.entries(pages).map(([page, file]) => [page, { client: [file] }])),
  }
  const sources = partAddress(name, 'dev')
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '/', method = 'GET' } = request
    const posted = method === 'POST' && (await postedForm(request))
    const isOwn = route !== undefined && url.split('?', 1)[0] === route.path
    const deployed = await fetch(against + (isOwn ? '/' : url), { method, redirect: 'manual', ...posted })
    const type = deployed.headers.get('content-type') ?? ''
    response.statusCode = deployed.status
    response.setHeader('content-type', type)
    const location = deployed.headers.get('location')
    if (location) response.setHeader('location', location)
    if (url === liveAddress(name) && deployed.ok)
      response.end(JSON.stringify({ ...(await deployed.json()), versions: [pin] }))
    else if (type.startsWith('text/html'))
      response.end(leadToSources(await deployed.text(), pin, isOwn ? route : undefined))
    else response.end(Buffer.from(await deployed.arrayBuffer()))
  }
  return {
    name: 'bridge:deployed-site',
    configureServer(server) {
      server.middlewares.use((request: IncomingMessage, response: ServerResponse, next) => {
        const { url = '/' } = request
        const library = sharedLibraries.find((library) => url === `${sources}@id/${library}`)
        if (library) sendLibrary(response, library)
        else if (url.startsWith(sources)) next()
        else answer(request, response).catch(next)
      })
    },
  }
}

/** '/partners=list', or '/partners' of a part with one page. */
function routeAt(written: string, { name, pages }: RemoteOptions): Route {
  const [path = '', page = Object.keys(pages)[0] ?? ''] = written.split('=')
  if (!/^\/[\w/-]*$/.test(path)) throw new Error(`--path ${written}: a path begins with '/'`)
  if (!Object.hasOwn(pages, page))
    throw new Error(
      `--path ${written}: ${name} has no page '${page}'; there are ${Object.keys(pages).join(', ')}`,
    )
  return { path, part: name, page }
}

/** The contact form's message, for the deployed site's collector. */
const postedForm = async (request: IncomingMessage) => ({
  body: Buffer.concat(await request.toArray()),
  headers: {
    accept: request.headers.accept ?? '*/*',
    'content-type': request.headers['content-type'] ?? 'application/octet-stream',
  },
})

/** Where Vite leads the bare name of a library that it is to leave alone: on to the document's import map. */
function sendLibrary(response: ServerResponse, library: string): void {
  response.setHeader('content-type', 'text/javascript')
  response.end(`export * from ${JSON.stringify(library)}`)
}

/** A document without policy and hashes; one of the remote's own also without its prerendered page. */
function leadToSources(html: string, pin: Pin, route?: Route): string {
  const open = html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(new RegExp(`<template id="${laterFilesId}">.*?</template>`, 's'), '')
    .replace(/ integrity="[^"]*"/g, '')
    .replace(/(<script type="importmap">)(.*?)(<\/script>)/s, (_, start, map, end) => {
      const { imports } = JSON.parse(map)
      return start + JSON.stringify({ imports }) + end
    })
  const block = new RegExp(`(<script type="application/json" id="${documentDataId}">)(.*?)(</script>)`, 's')
  const data: DocumentData | undefined = JSON.parse(open.match(block)?.[2] ?? 'null') ?? undefined
  if (!data || (!route && data.route.part !== pin.part)) return open
  const client = `<script type="module" src="${partAddress(pin.part, 'dev')}@vite/client"></script>`
  const live: LivePin & DocumentData = { ...data, ...(route && { route }), versions: [pin] }
  return open
    .replace(/(<main [^>]*>).*(?=<\/main>)/s, '$1')
    .replace(block, (_, start, __, end) => start + JSON.stringify(live).replaceAll('<', '\\u003c') + end)
    .replace('</head>', () => `${client}</head>`)
}
