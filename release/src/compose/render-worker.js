// @ts-check
/**
 * Runs in a child process inside a laid-out folder: imports the renderer and the pages of one version, which other
 * teams built, and sends their HTML back. Plain JavaScript, so that nothing of the release tool has to be there.
 */
import { pathToFileURL } from 'node:url'

/** @typedef {import('./protocol.ts').RenderJob} Job */
/** @typedef {import('./protocol.ts').RenderMessage} Message */

/** @param {Message} message */
const send = (message) => new Promise((resolve) => process.send?.(message, undefined, {}, resolve))

/** @param {string} file */
const load = (file) => import(pathToFileURL(file).href)

process.once('message', async (/** @type {Job} */ job) => {
  const { part, version, site, assets } = job
  let doing = "the shell's renderer"
  try {
    const { render } = await load(job.shellEntry)
    for (const { route, module: file } of job.pages) {
      doing = `page '${route.page}' at ${route.path}`
      await send({ doing })
      const module = await load(file)
      if (!module.default || !module.head)
        throw new Error('exports no page: a page module has a default export and a head')
      for (const { path, params, missing } of addresses(route, module)) {
        doing = `page '${route.page}' at ${path}`
        await send({ doing })
        const content = await module.load?.(params)
        const props = { params, site, content, assets }
        const head = module.head(props)
        if (!head && !missing)
          throw new Error('head() returned nothing for an address that the page lists itself')
        if (head && missing) throw new Error('head() returned something for params that name nothing')
        const { html, styles } = await render({ path, route, params, module, content, site, assets })
        const { hydrate } = module
        const page = { part, version, route, params, path, hydrate, html, styles }
        await send({ page: head ? { ...page, head, files: filesOf(module, head, props) } : page })
      }
    }
    await send({ done: true })
  } catch (error) {
    const [message] = String(error instanceof Error ? error.message : error).split('\n')
    await send({ failed: `${doing} does not render: ${message}` })
  }
})

/** What servers know the type of, and no name that could be another address. */
const fileName = /^[\w-]+\.(xml|txt|json)$/

/**
 * @param {import('@bridge/shared/contract').PageModule<unknown>} module
 * @param {import('@bridge/shared/contract').Head} head
 * @param {import('@bridge/shared/contract').PageProps<unknown>} props
 */
function filesOf(module, { feed }, props) {
  const files = module.files?.(props) ?? {}
  for (const [name, text] of Object.entries(files)) {
    if (!fileName.test(name)) throw new Error(`'${name}' is not the name of a text file such as feed.xml`)
    if (typeof text !== 'string') throw new Error(`its file ${name} is not a text`)
  }
  if (feed && !(feed in files)) throw new Error(`head() names the feed ${feed}, which files() does not give`)
  return files
}

/**
 * Every address of a route; for a dynamic one also its pattern, which stands for what names nothing.
 * @param {import('@bridge/shared/contract').Route} route
 * @param {import('@bridge/shared/contract').PageModule<unknown>} module
 */
function addresses(route, module) {
  if (!route.path.includes(':')) return [{ path: route.path, params: { ...route.params }, missing: false }]
  if (!module.params) throw new Error(`the path ${route.path} is dynamic, but the page lists no params`)
  const concrete = module.params.map((params) => ({
    path: route.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? '')),
    params: { ...route.params, ...params },
    missing: false,
  }))
  return [...concrete, { path: route.path, params: { ...route.params }, missing: true }]
}
