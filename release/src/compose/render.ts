import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { RemoteArtifact, ShellArtifact } from '@bridge/shared/artifact'
import type { Route, Site } from '@bridge/shared/contract'
import { partAddress } from '@bridge/shared/pin'
import { ReleaseError } from '../errors.ts'
import { inTurns } from '../in-turns.ts'
import { problemOf } from '../shape.ts'
import type { Store } from '../store/store.ts'
import { type LaidOut, layOut } from './lay-out.ts'
import { leakingRule } from './leaking-rule.ts'
import { type RenderedPage, type RenderJob, type RenderMessage, renderedShape } from './protocol.ts'

/** So that a process can start while another renders; more would only take more memory. */
const atOnce = Math.min(2, availableParallelism())

/** How long one page may take before its version is refused, in ms. */
export const renderLimit = 20_000

const worker = fileURLToPath(new URL('./render-worker.js', import.meta.url))

/** The pages of a version, or why it does not pass. */
export type Rendered = { readonly pages: readonly RenderedPage[] } | { readonly failure: string }

/** What versions are rendered with. */
export interface Ground {
  readonly shell: ShellArtifact
  readonly site: Site
}

/**
 * Renders all pages of these versions, each version in a child process of its own: they are other teams' code, and
 * what one does to its process must change no other's pages.
 */
export async function render(
  store: Store,
  { shell, site }: Ground,
  remotes: readonly RemoteArtifact[],
  limit = renderLimit,
): Promise<Rendered[]> {
  const folder = await layOut(store, shell)
  try {
    return await inTurns(atOnce, remotes, (remote) => renderOne(folder, { shell, site }, remote, limit))
  } finally {
    await folder.remove()
  }
}

const routesByPart = new WeakMap<ShellArtifact, Map<string, Route[]>>()

/** Asked for every remote of a release: a table of thousands of routes is gone through once. */
export function routesOf(shell: ShellArtifact, part: string): readonly Route[] {
  const known = routesByPart.get(shell) ?? new Map<string, Route[]>()
  if (!routesByPart.has(shell)) {
    routesByPart.set(shell, known)
    for (const route of shell.routes) {
      const own = known.get(route.part)
      if (own) own.push(route)
      else known.set(route.part, [route])
    }
  }
  return known.get(part) ?? []
}

async function renderOne(
  folder: LaidOut,
  { shell, site }: Ground,
  remote: RemoteArtifact,
  limit: number,
): Promise<Rendered> {
  try {
    await folder.add(remote)
  } catch (error) {
    if (error instanceof ReleaseError) return { failure: error.message }
    throw error
  }
  const pages = routesOf(shell, remote.name).flatMap((route) => {
    const page = remote.pages[route.page]
    return page ? [{ route, module: folder.file(remote, page.server) }] : []
  })
  const { name: part, version } = remote
  const shellEntry = folder.file(shell, shell.server.entry)
  return run(
    folder.root,
    { shellEntry, site, part, version, assets: partAddress(part, version), pages },
    limit,
  )
}

function run(cwd: string, job: RenderJob, limit: number): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    const pages: RenderedPage[] = []
    let doing = "the shell's renderer"
    let complaint = ''
    const child = fork(worker, {
      cwd,
      env: { NODE_ENV: 'production', TZ: 'UTC', LANG: 'C.UTF-8' },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
    })
    const end = (rendered: Rendered) => {
      clearTimeout(tooSlow)
      child.kill('SIGKILL')
      resolve(rendered)
    }
    const tooSlow = setTimeout(
      () => end({ failure: `${doing} did not render within ${limit / 1000} s` }),
      limit,
    )
    child.stderr?.on('data', (text) => {
      complaint = (complaint + text).slice(-2000)
    })
    child.on('message', (message: RenderMessage) => {
      tooSlow.refresh()
      if ('doing' in message) doing = message.doing
      else if ('page' in message) {
        const problem = problemOf(renderedShape, message.page)
        if (problem) end({ failure: `${doing} does not render: ${problem}` })
        const leak = leakingRule(job.part, message.page.styles)
        if (leak) end({ failure: `${doing} styles what is not its own: '${leak}' names none of its classes` })
        pages.push(message.page)
      } else end('failed' in message ? { failure: message.failed } : { pages })
    })
    child.on('error', (cause) => {
      clearTimeout(tooSlow)
      reject(new ReleaseError(`cannot start the renderer: ${cause.message}`, { cause }))
    })
    child.on('exit', (code, signal) => {
      const reason = complaint.match(/^\w*Error.*$/m)?.[0] ?? `exit ${code ?? signal}`
      end({ failure: `${doing} ended the renderer: ${reason}` })
    })
    // A child that dies first says so by its exit.
    child.send(job, () => {})
  })
}
