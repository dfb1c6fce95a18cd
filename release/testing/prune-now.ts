import { setTimeout } from 'node:timers/promises'
import { type Pruned, prune } from '../src/pruning/prune.ts'

type Request = Parameters<typeof prune>[0]

/** Keeps only what the live release needs, and removes marked keys at once. */
export async function pruneNow(
  store: Request['store'] & Request['remover'],
  more: Partial<Request> = {},
): Promise<Pruned> {
  await setTimeout(2) // what is live was released before the millisecond from which on everything is kept
  return prune({ store, remover: store, by: 'Asha', keep: 0, grace: 0, wait: 0, ...more })
}
