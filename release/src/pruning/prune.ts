import { setTimeout } from 'node:timers/promises'
import { isFileName } from '@bridge/shared/artifact'
import { filesAtOnce, mapConcurrently } from '../concurrency.ts'
import { ifIntact } from '../errors.ts'
import { isPartName } from '../names.ts'
import { complain } from '../print.ts'
import { endings } from '../store/compressed.ts'
import { keys } from '../store/keys.ts'
import { append, numbersIn } from '../store/numbered.ts'
import { isRemovable, knownFor, type Removal, readRemoval, unfinishedRemovals } from '../store/removal.ts'
import type { Remover, Store } from '../store/store.ts'
import type { TrustedStore } from '../trust/trusted-store.ts'
import { reachable } from './reachable.ts'
import { Turn } from './turn.ts'

interface PruneRequest {
  readonly store: TrustedStore
  readonly remover: Remover
  readonly by: string
  /** How long something is kept after it was last needed, in ms. */
  readonly keep: number
  /** The minimum time between marking something and removing it, in ms. */
  readonly grace?: number
  /** How long releases in progress have to land, in ms. */
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
 * Removes what nothing needs, in two steps: one run marks it, and a run a day later removes it if it is still not
 * needed. Before removing anything, that run announces the removal in the store, where deploys look for announcements,
 * and then checks once more that nothing in it is needed.
 */
export async function prune(request: PruneRequest): Promise<Pruned> {
  const { store, remover, by, keep, grace = day, wait = 2 * knownFor, dryRun } = request
  await store.requireMemory()
  const since = Date.now() - keep
  const unfinished = await unfinishedRemovals(store)
  const all = await everything(store) // first, so that anything stored from now on is out of scope
  const there = new Set(all)
  const interrupted = await readAll(store, unfinished, keys.removal, there)
  const needed = await reachable(store, since, complain)
  const idle = all.filter((key) => !needed.has(key))
  const marks = await readAll(store, await numbersIn(store, keys.marks), keys.mark, there)
  const isDue = ({ when }: Removal) => Date.parse(when) <= Date.now() - grace
  const due = new Set(marks.filter(isDue).flatMap(({ keys }) => keys))
  const known = new Set(marks.flatMap(({ keys }) => keys))
  const marked = idle.filter((key) => !known.has(key))
  const begun = interrupted.flatMap(({ keys }) => keys).filter((key) => !needed.has(key))
  const going = [...new Set([...begun, ...idle.filter((key) => due.has(key))])]
  if (dryRun) return { marked, removed: going }
  const said = { format: 1, when: new Date().toISOString(), by } as const
  const add = (folder: string, keyOf: (number: number) => string, removal: Removal) =>
    append(store, folder, keyOf, () => JSON.stringify(removal))
  if (marked.length > 0) await add(keys.marks, keys.mark, { ...said, keys: marked, files: {} })
  if (going.length > 0) {
    const removal = { ...said, keys: going, files: await filesOf(store, going, interrupted) }
    const number = await add(keys.removals, keys.removal, removal)
    await setTimeout(wait)
    const turn = new Turn(store, number, wait / 30)
    if (!(await turn.isOurs())) {
      await finish(store, [number])
      return { marked, removed: [] }
    }
    const removed = await remove(remover, removal, await reachable(store, since), turn)
    await finish(store, [number, ...unfinished])
    return { marked, removed }
  }
  await finish(store, unfinished)
  return { marked, removed: [] }
}

/** Every version, composition and page, even if only a compressed copy of it is left. */
async function everything(store: Store): Promise<string[]> {
  const parts = (await store.list(keys.parts)).filter(isPartName)
  const versions = await mapConcurrently(filesAtOnce, parts, async (name) =>
    (await store.list(keys.part(name))).map((version) => keys.version(name, version)),
  )
  const [compositions, pages] = await Promise.all([store.list(keys.compositions), store.list(keys.pages)])
  const all = [
    ...versions.flat(),
    ...compositions.map((name) => `${keys.compositions}/${name}`),
    ...pages.map((name) => `${keys.pages}/${name.replace(/\.(br|gz)$/, '')}`),
  ]
  return [...new Set(all)].filter(isRemovable)
}

/**
 * The intact marks or removals with these numbers, each with those of its keys that still exist. Reads one at a time,
 * because anyone who can write to the store can plant many records that name millions of keys.
 */
async function readAll(
  store: Store,
  numbers: readonly number[],
  keyOf: (number: number) => string,
  there: ReadonlySet<string>,
): Promise<(Removal & { readonly number: number })[]> {
  const read: (Removal & { readonly number: number })[] = []
  for (const number of numbers) {
    const removal = await readRemoval(store, keyOf(number))
    if (!removal) continue
    const files = Object.fromEntries(Object.entries(removal.files).filter(([key]) => there.has(key)))
    read.push({ ...removal, number, keys: removal.keys.filter((key) => there.has(key)), files })
  }
  return read
}

/** The files of versions, artifact.json first: without it, the others do not count as a version. */
async function filesOf(
  store: Store,
  going: readonly string[],
  interrupted: readonly Removal[],
): Promise<Removal['files']> {
  const folders = going.filter((key) => key.startsWith(`${keys.parts}/`))
  const read = await mapConcurrently(filesAtOnce, folders, async (folder) => {
    const artifact = await ifIntact(store.get(`${folder}/artifact.json`))
    const known = artifact ? namesIn(artifact) : interrupted.flatMap(({ files }) => files[folder] ?? [])
    return [folder, [...new Set(['artifact.json', ...known.filter(isFileName)])]] as const
  })
  return Object.fromEntries(read)
}

function namesIn(artifact: Buffer): string[] {
  try {
    return Object.keys((JSON.parse(artifact.toString('utf8')) as { files?: object }).files ?? {})
  } catch {
    return [] // a damaged artifact
  }
}

/** Removes compositions before their pages: while a reader can find a composition, its pages exist. */
async function remove(
  remover: Remover,
  { keys: announced, files: filesOf }: Removal,
  needed: ReadonlySet<string>,
  turn: Turn,
): Promise<string[]> {
  const going = announced.filter((key) => !needed.has(key))
  for (const folder of [keys.compositions, keys.parts, keys.pages])
    await mapConcurrently(
      filesAtOnce,
      going.filter((key) => key.startsWith(`${folder}/`)),
      async (key) => {
        const [first = key, ...files] = (filesOf[key] ?? []).map((file) => `${key}/${file}`)
        await turn.require()
        await remover.remove(first)
        for (const file of files.length ? files : [first])
          for (const ending of Object.values(endings)) {
            await turn.require()
            await remover.remove(file + ending)
          }
      },
    )
  return going
}

const finish = (store: Store, numbers: readonly number[]): Promise<unknown> =>
  mapConcurrently(filesAtOnce, numbers, (number) =>
    store.putIfAbsent(keys.removed(number), JSON.stringify({ when: new Date().toISOString() })),
  )
