import type { IncomingMessage, ServerResponse } from 'node:http'
import { createLogger, createServer, type LogErrorOptions, type Plugin, type ViteDevServer } from 'vite'
import { sharedLibraries } from '../artifact.ts'
import type { Route } from '../contract.ts'
import { liveAddress, type Pin, partAddress } from '../pin.ts'
import { houseRules } from '../vite/house-rules.ts'
import { kitFromSource } from '../vite/kit.ts'
import { readPartOptions } from '../vite/part-options.ts'
import type { RemoteOptions } from '../vite/preset.ts'
import { externalLibraries } from '../vite/shared-libraries.ts'
import { styledComponents } from '../vite/styled.ts'
import { problemAsReleased } from './as-released.ts'
import { dataOf, leadToSources, withoutPolicy } from './deployed-document.ts'
import { listen } from './listen.ts'

interface Options {
  /** Address of the deployed site. */
  readonly against: string
  /** Where to show a page that the site has no route to: '/partners' or '/partners=list'. */
  readonly path?: string | undefined
  readonly port: number
}

/**
 * Serves a deployed site with one remote taken from source: a proxy that strips the documents' CSP and
 * hashes, points them at the sources, and leaves rendering to the browser. An edit reloads the page. An
 * overlay shows what does not render on the server, and what fails in the browser.
 */
export async function serveInsideDeployed(root: string, { path, port, ...of }: Options): Promise<string> {
  const options = await readPartOptions(root)
  if (!URL.canParse(of.against))
    throw new Error(`--against must be a URL such as http://localhost:4173, not '${of.against}'`)
  const against = new URL(of.against).origin
  const live = await fetch(against + liveAddress(options.name)).catch(() => {
    throw new Error(
      `no deployed site responds at ${against}: run 'pnpm start', or name another site with --against URL`,
    )
  })
  const route = path === undefined ? undefined : routeAt(path, options)
  if (!route && live.status === 404)
    throw new Error(
      `the site at ${against} has no route to ${options.name}: choose where to show it, e.g. --path /${options.name.slice(3)}`,
    )
  if (route) console.log(`${route.path} shows page '${route.page}', whatever the site has there`)
  const server = await createServer({
    configFile: false,
    ...kitFromSource,
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
    // Otherwise Vite pre-transforms the libraries' bare names too, and warns that it cannot resolve them.
    server: { port, strictPort: true, host: '127.0.0.1', preTransformRequests: false },
    clearScreen: false,
  })
  return listen(server)
}

const vite = createLogger()

/** For a page that does not render on the server, Vite logs a stack trace through its own files; we log one line. */
const logger = {
  ...vite,
  error: (text: string, options?: LogErrorOptions) => {
    if (!text.includes('Error when evaluating SSR module')) vite.error(text, options)
  },
}

/** Proxies everything except the remote's sources to the deployed site. */
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

/** '/partners=list', or '/partners' for the part's first page. */
function routeAt(written: string, { name, pages }: RemoteOptions): Route {
  const [path = '', page = Object.keys(pages)[0] ?? ''] = written.split('=')
  if (!/^\/[\w/-]*$/.test(path))
    throw new Error(
      `--path ${written}: must be a path of letters, digits, '_', '-' and '/', such as /partners`,
    )
  if (!Object.hasOwn(pages, page))
    throw new Error(`--path ${written}: ${name} has no page '${page}', only ${Object.keys(pages).join(', ')}`)
  return { path, part: name, page }
}

/** The posted contact form, to forward to the deployed site's collector. */
const postedForm = async (request: IncomingMessage) => ({
  body: Buffer.concat(await request.toArray()),
  headers: {
    accept: request.headers.accept ?? '*/*',
    'content-type': request.headers['content-type'] ?? 'application/octet-stream',
  },
})

/** Vite rewrites external libraries' names to its own URLs: this leads back to the document's import map. */
function sendLibrary(response: ServerResponse, library: string): void {
  response.setHeader('content-type', 'text/javascript')
  response.end(`export * from ${JSON.stringify(library)}`)
}
