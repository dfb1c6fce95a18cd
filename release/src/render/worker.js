// @ts-check
/**
 * Runs in a child process inside an unpacked folder: renders the pages of one version, built by another team,
 * or the shell's layouts, and sends back their HTML. Plain JavaScript, so that it needs nothing else from the
 * release tool.
 */
import { readFileSync, writeSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { pathToFileURL } from 'node:url'

/** @typedef {import('./protocol.ts').PagesJob} PagesJob */
/** @typedef {import('./protocol.ts').LayoutsJob} LayoutsJob */
/** @typedef {import('./protocol.ts').RenderMessage} Message */

/** The file descriptor that the composer reads. */
const answers = 3

/** @param {Message} message */
function send(message) {
  const line = Buffer.from(`${JSON.stringify(message)}\n`)
  for (let sent = 0; sent < line.length; ) sent += writeSync(answers, line, sent)
}

/** @param {string} file */
const load = (file) => import(pathToFileURL(file).href)

let doing = "the shell's renderer"

/** Loads while the job is awaited. */
const loading = load(process.argv[2] ?? '')
loading.catch(() => {})

async function run() {
  try {
    const job = await readJob()
    const renderer = await loading
    if (!renderer.layout) throw new Error('it must export layout(): rebuild and publish the shell')
    if ('layouts' in job) await sendLayouts(renderer, job)
    else await sendPages(renderer, job)
    send({ done: true })
  } catch (error) {
    const [message = ''] = String(error instanceof Error ? error.message : error).split(/[\r\n]/)
    const place = placeOf(error)
    const problem = `${doing} does not render: ${place ? `${place}: ` : ''}${message.slice(0, 500)}`
    send({ failed: oneLine(problem, 1000) })
  }
}

/** @returns {Promise<PagesJob | LayoutsJob>} */
async function readJob() {
  let text = ''
  for await (const chunk of process.stdin.setEncoding('utf8')) text += chunk
  return JSON.parse(text)
}

/**
 * @param {import('@bridge/shared/artifact').ServerRenderer} renderer
 * @param {LayoutsJob} job
 */
async function sendLayouts({ layout, render }, { layouts, site }) {
  const route = { path: '/', part: '', page: '' }
  const module = { default: () => null, head: () => undefined }
  await render({ path: '/', route, params: {}, module, content: undefined, site, assets: '/' })
  const sent = new Map()
  for (const path of layouts) {
    const rendered = await layout({ path })
    const text = JSON.stringify(rendered)
    send(sent.has(text) ? { again: sent.get(text) } : { layout: rendered })
    if (!sent.has(text)) sent.set(text, sent.size)
  }
}

/**
 * @param {import('@bridge/shared/artifact').ServerRenderer} renderer
 * @param {PagesJob} job
 */
async function sendPages({ render }, { site, assets, pages }) {
  for (const [index, { route, module: file }] of pages.entries()) {
    say(`page '${route.page}' at ${route.path}`)
    const module = await load(file)
    if (!module.default) throw new Error('its module must export its component as default')
    if (!module.head)
      throw new Error('its module must export head(), which returns its title and description')
    for (const { path, params, missing } of addresses(route, module)) {
      say(`page '${route.page}' at ${readable(path)}`)
      const content = await module.load?.(params)
      const props = { params, site, content, assets }
      const head = module.head(props)
      if (!head && !missing)
        throw new Error('head() must return a head for every address that the page lists')
      if (head && missing) throw new Error('head() must return undefined for unknown params')
      const { html, css } = await render({ path, route, params, module, content, site, assets })
      const { hydrate } = module
      const page = { index, params, hydrate, html, css }
      send({ page: head ? { ...page, head, files: filesOf(module, props) } : page })
    }
  }
}

/** @param {string} what */
function say(what) {
  doing = oneLine(what, 400)
  send({ doing })
}

/**
 * Leaves room for a message: an encoded address has up to nine times as many characters.
 * @param {string} path
 */
const readable = (path) => path.replace(/(%[89A-F][0-9A-F])+/g, (encoded) => decodeURIComponent(encoded))

/**
 * @param {string} text
 * @param {number} longest
 */
const oneLine = (text, longest) => text.replace(/\p{Cc}+/gu, ' ').slice(0, longest)

/** Types that servers know, and no name that could lead to another address. */
const fileName = /^[\w-]+\.(xml|txt|json)$/

/**
 * @param {import('@bridge/shared/contract').PageModule<unknown>} module
 * @param {import('@bridge/shared/contract').PageProps<unknown>} props
 */
function filesOf(module, props) {
  const files = module.files?.(props) ?? {}
  for (const [name, text] of Object.entries(files)) {
    if (!fileName.test(name)) throw new Error(`'${name}' must be the name of a text file, such as feed.xml`)
    if (typeof text !== 'string') throw new Error(`its file ${name} must be a string`)
  }
  return files
}

/**
 * Every address of a route; for a dynamic one, also its pattern, for the 404 page.
 * @param {import('@bridge/shared/contract').Route} route
 * @param {import('@bridge/shared/contract').PageModule<unknown>} module
 */
function addresses(route, module) {
  const pattern = { path: route.path, params: { ...route.params } }
  if (!route.path.includes(':')) return [{ ...pattern, missing: false }]
  if (!module.params) throw new Error(`the path ${route.path} is dynamic, so the page must export params`)
  const concrete = module.params.map((params) => ({
    path: route.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? '')),
    params: { ...route.params, ...params },
    missing: false,
  }))
  return [...concrete, { ...pattern, missing: true }]
}

/**
 * Where in the part's sources an error was thrown. React's own errors have no line there, only the
 * component's name and the line of an enclosing component.
 * @param {unknown} error
 */
function placeOf(error) {
  try {
    const { stack, componentStack = '' } = Object(error)
    const [thrown] = placesOf(stack)
    if (thrown) return thrown
    const [, component] = componentStack.match(/^ +at ([A-Z]\w*)/m) ?? []
    const [around] = placesOf(componentStack)
    return component && around ? `<${component}>, within ${around}` : around
  } catch {} // anything may have been thrown
}

/**
 * The part's own sources come first.
 * @param {string} stack
 */
function placesOf(stack) {
  const frames = stack.matchAll(/(\/[^\s():]+\.js):(\d+):(\d+)/g)
  const places = [...frames].flatMap(([, file = '', line, column]) =>
    sourceOf(file, Number(line), Number(column)),
  )
  return [...places.filter((place) => place.startsWith('src/')), ...places]
}

/** @type {Map<string, SourceMap | undefined>} */
const maps = new Map()

/**
 * Uses the source map that the build inlined.
 * @param {string} file
 * @param {number} line
 * @param {number} column
 */
function sourceOf(file, line, column) {
  if (!maps.has(file)) {
    const [, map] = readFileSync(file, 'utf8').match(/^\/\/# sourceMappingURL=data:[^,]*;base64,(.*)$/m) ?? []
    maps.set(file, map ? new SourceMap(JSON.parse(Buffer.from(map, 'base64').toString())) : undefined)
  }
  const entry = maps.get(file)?.findEntry(line - 1, column - 1)
  return entry && 'originalSource' in entry ? [`${entry.originalSource}:${entry.originalLine + 1}`] : []
}

await run()
