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
        const head = module.head({ params, site, content, assets })
        if (!head && !missing)
          throw new Error('head() returned nothing for an address that the page lists itself')
        if (head && missing) throw new Error('head() returned something for params that name nothing')
        const { html, styles } = await render({ path, route, params, module, content, site, assets })
        const page = { part, version, route, params, path, html, styles }
        await send({ page: head ? { ...page, head } : page })
      }
    }
    await send({ done: true })
  } catch (error) {
    const [message] = String(error instanceof Error ? error.message : error).split('\n')
    await send({ failed: `${doing} does not render: ${message}` })
  }
})

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
