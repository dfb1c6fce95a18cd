import { DamagedError } from '../errors.ts'
import { checked, type Shape } from '../shape.ts'
import type { Store } from './store.ts'

/** The number of the current record in an append-only folder of `<n>.json`, or 0 if it is empty. */
export async function lastNumber(store: Store, folder: string): Promise<number> {
  return (await numbersIn(store, folder)).at(-1) ?? 0
}

/** In ascending order. */
export async function numbersIn(store: Store, folder: string): Promise<number[]> {
  const names = await store.list(folder)
  const numbers = names.flatMap((name) => name.match(/^([1-9]\d{0,14})\.json$/)?.[1] ?? []).map(Number)
  return numbers.sort((one, other) => one - other)
}

/** A record of a folder whose numbers were listed. */
export async function readJson<T>(store: Store, key: string, shape: Shape<T>): Promise<T> {
  const bytes = await store.get(key)
  if (!bytes) throw damaged(store, key, 'it is missing')
  return checked(shape, parseJson(store, key, bytes), (problem) => damaged(store, key, problem))
}

export function parseJson(store: Store, key: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch (cause) {
    throw damaged(store, key, 'it is not JSON', cause)
  }
}

export const damaged = (store: Store, key: string, what: string, cause?: unknown): DamagedError =>
  new DamagedError(`${key} in the store ${store.name} is damaged: ${what}`, {
    hint: "run 'pnpm release verify' and restore the file from a backup of the store",
    cause,
  })
