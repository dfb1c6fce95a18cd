import { setTimeout } from 'node:timers/promises'
import { filesAtOnce, mapConcurrently } from '../concurrency.ts'
import { isVersion } from '../names.ts'
import { endings } from '../store/compressed.ts'
import { keys } from '../store/keys.ts'
import { lastNumber, numbersIn, readJson } from '../store/numbered.ts'
import { knownFor, type Removal, removalShape } from '../store/removal.ts'
import type { Remover, Store } from '../store/store.ts'
import { reachable } from './reachable.ts'

interface PruneRequest {
  /** As far as its keys are to be trusted. */
  readonly store: Store
  readonly remover: Remover
  readonly by: string
  /** In ms: what was needed within this time is kept. */
  readonly keep: number
  /** In ms: what is not needed is removed this long after a run has marked it. */
  readonly grace?: number
  /** In ms: how long releases that are being made have for landing. */
  readonly wait?: number
  readonly dryRun?: boolean
}

export interface Pruned {
  /** Keys that this run has marked, or would mark. */
  readonly marked: readonly string[]
  readonly removed: readonly string[]
}

const day = 86_400_000

/**
 * Removes what nobody needs, in two steps: one run marks it, and a run a day later removes it if it is still not
 * needed. Before it removes anything, it says so in the store, where deploys look, and looks once more itself.
 */
export async function prune(request: PruneRequest): Promise<Pruned> {
  const { store, remover, by, keep, grace = day, wait = 2 * knownFor, dryRun } = request
  const since = Date.now() - keep
  if (!dryRun) await finishOthers(store, remover, since)
  const all = await everything(store) // first: what is stored from now on is not in question
  const needed = await reachable(store, since)
  const idle = all.filter((key) => !needed.has(key))
  const marks = await readMarks(store)
  const due = new Set(
    marks.filter(({ when }) => Date.parse(when) <= Date.now() - grace).flatMap(({ keys }) => keys),
  )
  const known = new Set(marks.flatMap(({ keys }) => keys))
  const marked = idle.filter((key) => !known.has(key))
  const going = idle.filter((key) => due.has(key))
  if (dryRun) return { marked, removed: going }
  const said = { format: 1, when: new Date().toISOString(), by } as const
  if (marked.length > 0) await append(store, keys.marks, keys.mark, { ...said, keys: marked, files: {} })
  if (going.length === 0) return { marked, removed: [] }
  const removal = { ...said, keys: going, files: await filesOf(store, going) }
  const number = await append(store, keys.removals, keys.removal, removal)
  await setTimeout(wait)
  return { marked, removed: await finish(store, remover, since, number, removal) }
}

/** Every version, composition and page. */
async function everything(store: Store): Promise<string[]> {
  const parts = await store.list(keys.parts)
  const versions = await mapConcurrently(filesAtOnce, parts, async (name) =>
    (await store.list(keys.part(name))).filter(isVersion).map((version) => keys.version(name, version)),
  )
  const [compositions, pages] = await Promise.all([store.list(keys.compositions), store.list(keys.pages)])
  return [
    ...versions.flat(),
    ...compositions.filter((name) => name.endsWith('.json')).map((name) => `${keys.compositions}/${name}`),
    ...pages.filter((name) => name.endsWith('.html')).map((name) => `${keys.pages}/${name}`),
  ]
}

async function readMarks(store: Store): Promise<Removal[]> {
  const numbers = await numbersIn(store, keys.marks)
  return mapConcurrently(filesAtOnce, numbers, (number) => readJson(store, keys.mark(number), removalShape))
}

async function append(
  store: Store,
  folder: string,
  keyOf: (number: number) => string,
  removal: Removal,
): Promise<number> {
  for (;;) {
    const number = (await lastNumber(store, folder)) + 1
    if (await store.putIfAbsent(keyOf(number), JSON.stringify(removal))) return number
  }
}

/** The files of versions, artifact.json first: without it, the others are no version. */
async function filesOf(store: Store, going: readonly string[]): Promise<Removal['files']> {
  const folders = going.filter((key) => key.startsWith(`${keys.parts}/`))
  const read = await mapConcurrently(filesAtOnce, folders, async (folder) => {
    const artifact = await store.get(`${folder}/artifact.json`)
    const files = artifact ? namesIn(artifact) : []
    return [folder, ['artifact.json', ...files]] as const
  })
  return Object.fromEntries(read)
}

function namesIn(artifact: Buffer): string[] {
  try {
    return Object.keys((JSON.parse(artifact.toString('utf8')) as { files?: object }).files ?? {})
  } catch {
    return [] // a damaged one
  }
}

/** Removals that were interrupted. */
async function finishOthers(store: Store, remover: Remover, since: number): Promise<void> {
  for (const number of (await numbersIn(store, keys.removals)).reverse()) {
    if (await store.get(keys.removed(number))) return
    const removal = await readJson(store, keys.removal(number), removalShape)
    if (Date.parse(removal.when) > Date.now() - 2 * knownFor) continue // another run is at it
    await finish(store, remover, since, number, removal)
  }
}

async function finish(
  store: Store,
  remover: Remover,
  since: number,
  number: number,
  removal: Removal,
): Promise<string[]> {
  const needed = await reachable(store, since)
  const going = removal.keys.filter((key) => !needed.has(key))
  // Compositions before their pages: whoever finds one finds its pages too.
  const order = [keys.compositions, keys.parts, keys.pages]
  for (const folder of order)
    await mapConcurrently(
      filesAtOnce,
      going.filter((key) => key.startsWith(`${folder}/`)),
      async (key) => {
        const [first = key, ...files] = (removal.files[key] ?? []).map((file) => `${key}/${file}`)
        await remover.remove(first)
        for (const file of files.length ? files : [first])
          for (const ending of Object.values(endings)) await remover.remove(file + ending)
      },
    )
  await store.putIfAbsent(keys.removed(number), JSON.stringify({ when: new Date().toISOString() }))
  return going
}
