import type { IncomingMessage, ServerResponse } from 'node:http'
import { createLogger, createServer, type LogErrorOptions, type Plugin, type ViteDevServer } from 'vite'
import { sharedLibraries } from '../artifact.ts'
import type { Route } from '../contract.ts'
import { liveAddress, type Pin, partAddress } from '../pin.ts'
import { houseRules } from '../vite/house-rules.ts'
import { readPartOptions } from '../vite/part-options.ts'
import type { RemoteOptions } from '../vite/preset.ts'
import { externalLibraries } from '../vite/shared-libraries.ts'
import { styledComponents } from '../vite/styled.ts'
import { problemAsReleased } from './as-released.ts'
import { dataOf, leadToSources, withoutPolicy } from './deployed-document.ts'
import { listen } from './listen.ts'

interface Options {
  /** The deployed site to work in. */
  readonly against: string
  /** Where the part's page is shown that the site has no route to: '/partners' or '/partners=list'. */
  readonly path?: string | undefined
  readonly port: number
}

/**
 * Serves a deployed site with one remote taken from its sources: a proxy that drops the documents' policy and hashes,
 * leads them to the sources, and lets the browser render. An edit reloads the page. What the gate would refuse on the
 * server, and what goes wrong in the browser, stands over the page.
 */
export async function serveInsideDeployed(root: string, { path, port, ...of }: Options): Promise<string> {
  const options = await readPartOptions(root)
  if (!URL.canParse(of.against))
    throw new Error(`'${of.against}' is not an address: --against http://localhost:4173`)
  const against = new URL(of.against).origin
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
    customLogger: logger,
    root,
    base: partAddress(options.name, 'dev'),
    appType: 'custom',
    oxc: {
      ...styledComponents(options.name),
      jsx: { runtime: 'automatic', development: false, refresh: false },
    },
    plugins: [
      houseRules(root),
      externalLibraries(),
      ...(options.plugins?.() ?? []),
      deployedSite(options, against, route),
    ],
    optimizeDeps: { noDiscovery: true, include: [] },
    // What Vite would transform ahead are also the libraries' names, which it does not know and warns of.
    server: { port, strictPort: true, host: '127.0.0.1', preTransformRequests: false },
    clearScreen: false,
  })
  return listen(server)
}

const vite = createLogger()

/** Vite tells of a page that does not render on the server with a stack of its own files; we say it in a line. */
const logger = {
  ...vite,
  error: (text: string, options?: LogErrorOptions) => {
    if (!text.includes('Error when evaluating SSR module')) vite.error(text, options)
  },
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
  const answer = async (
    server: ViteDevServer,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    const { url = '/', method = 'GET' } = request
    const posted = method === 'POST' && (await postedForm(request))
    const [pathname = ''] = url.split('?', 1)
    const isOwn = pathname === route?.path
    const deployed = await fetch(against + (isOwn ? '/' : url), { method, redirect: 'manual', ...posted })
    const type = deployed.headers.get('content-type') ?? ''
    response.statusCode = deployed.status
    response.setHeader('content-type', type)
    const location = deployed.headers.get('location')
    if (location) response.setHeader('location', location)
    if (url === liveAddress(name) && deployed.ok)
      response.end(JSON.stringify({ ...(await deployed.json()), versions: [pin] }))
    else if (type.startsWith('text/html'))
      response.end(await documentAt(server, pathname, await deployed.text(), isOwn))
    else response.end(Buffer.from(await deployed.arrayBuffer()))
  }
  const documentAt = async (server: ViteDevServer, pathname: string, html: string, isOwn: boolean) => {
    const open = withoutPolicy(html)
    const deployed = dataOf(open)
    if (!deployed || (!isOwn && deployed.route.part !== name)) return open
    const data = { ...deployed, ...(isOwn && route && { route }), versions: [pin] }
    const file = pages[data.route.page]
    const problem = file ? await problemAsReleased(server, file, pathname, data) : undefined
    if (problem) console.error(`error: ${problem.message}`)
    return leadToSources(open, data, problem)
  }
  return {
    name: 'bridge:deployed-site',
    configureServer(server) {
      server.middlewares.use((request: IncomingMessage, response: ServerResponse, next) => {
        const { url = '/' } = request
        const library = sharedLibraries.find((library) => url === `${sources}@id/${library}`)
        if (library) sendLibrary(response, library)
        else if (url.startsWith(sources)) next()
        else answer(server, request, response).catch(next)
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
