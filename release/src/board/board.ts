import { type Counters, siteOf } from '../health/counters.ts'
import { requireLive } from '../records/releases.ts'
import type { Signer } from '../signing/key-pair.ts'
import type { Store } from '../store/store.ts'
import { refuseUnallowed } from '../trust/sign-release.ts'
import { type Action, argumentsOf, commandOf } from './actions.ts'
import { Comparisons } from './comparisons.ts'
import { livePartsOf } from './live-parts.ts'
import { pageFiles } from './page-files.ts'
import { partHealth } from './part-health.ts'
import { publishedOf } from './published.ts'
import { type Answers, type ServedBoard, serveBoard } from './serve-board.ts'
import { TimelineReader } from './timeline.ts'
import { Tool } from './tool.ts'
import { Verdicts } from './verdicts.ts'

export interface BoardOptions {
  readonly store: Store
  readonly channel: string
  readonly port: number
  /** The keys in RELEASE_KEY. */
  readonly signers: readonly Signer[]
  /** The name to record, if it is not the default. */
  readonly by?: string
  readonly isWithoutBrowser: boolean
  /** Where browsers' reports are counted. */
  readonly counters?: Counters
  /** The command line's entry point, for Node. */
  readonly tool: readonly string[]
}

/** Most releases in one answer; `pnpm release history` lists them all. */
const mostLines = 1000

export async function openBoard(options: BoardOptions): Promise<ServedBoard> {
  const { store, channel, isWithoutBrowser, port } = options
  const request = { store, channel, by: 'board', why: 'board', dryRun: true }
  const comparisons = new Comparisons(request, isWithoutBrowser)
  const { address, stop } = await serveBoard(await pageFiles(), answersOf(options, comparisons), port)
  return { address, stop: () => stop().finally(comparisons.remove) }
}

function answersOf(
  { store, channel, signers, by, isWithoutBrowser, counters, tool: start }: BoardOptions,
  comparisons: Comparisons,
): Answers {
  const tool = new Tool(start)
  const common = [
    ...(channel === 'production' ? [] : [`--channel=${channel}`]),
    ...(by ? [`--by=${by}`] : []),
  ]
  const browser = isWithoutBrowser ? ['--no-browser'] : []
  const timeline = new TimelineReader(store, channel)
  const verdicts = new Verdicts(store, channel, tool, [...browser, ...common])

  const argsOf = (body: unknown) => {
    const isDeploy = (body as Partial<Action> | null)?.verb === 'deploy'
    return argumentsOf(body, [...(isDeploy ? browser : []), ...common])
  }
  const run = async (args: readonly string[], more: readonly string[] = []) => ({
    command: commandOf(args),
    ...(await tool.run([...args, ...more])),
  })
  const versionsIn = async (query: URLSearchParams) => {
    const { number } = await requireLive(store, channel)
    return [query.get('part') ?? '', query.get('from') ?? '', query.get('to') ?? '', number] as const
  }
  return {
    'GET compare': async ({ query }) => comparisons.text(...(await versionsIn(query))),
    'GET pictures': async ({ query }) =>
      comparisons.pictures(...(await versionsIn(query)), query.get('window') === 'phone' ? 'phone' : 'wide'),
    'GET picture': ({ query }) => comparisons.picture(query.get('name') ?? ''),
    'GET live': async () => ({
      ...(await livePartsOf(store, channel, signers)),
      isHealthKnown: counters !== undefined,
    }),
    'GET health': async ({ query }) =>
      counters && partHealth(counters, query.get('part') ?? '', siteOf(await requireLive(store, channel))),
    'GET timeline': async ({ query }) => {
      const { number } = await requireLive(store, channel)
      const count = Math.min(Math.max(1, Number(query.get('count')) || 50), mostLines)
      return timeline.read(number, count, query.get('part') || undefined)
    },
    'GET published': ({ query }) => publishedOf(store, channel, query.get('part') ?? ''),
    'GET verdict': ({ query }) => verdicts.of(query.get('part') ?? '', query.get('version') ?? ''),
    'POST command': async ({ body }) => ({ command: commandOf(argsOf(body)) }),
    'POST plan': ({ body }) => run(argsOf(body), ['--dry-run']),
    'POST act': async ({ body }) => {
      const args = argsOf(body)
      refuseUnallowed(await requireLive(store, channel), [(body as Action).part], signers)
      return run(args)
    },
  }
}
