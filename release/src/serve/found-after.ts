import { DamagedError, DeniedError } from '../errors.ts'
import { keys } from '../store/keys.ts'
import { numbersAfter } from '../store/numbered.ts'
import { inTurn } from '../store/reading-ahead.ts'
import type { Store } from '../store/store.ts'

/**
 * The numbers of the records after this one, without a listing if possible. A denial does not show whether there is a
 * record: only a listing does.
 */
export async function foundAfter(store: Store, channel: string, number: number): Promise<number[]> {
  const found: number[] = []
  const isThere = (next: number, most?: number) =>
    store.get(keys.release(channel, next), undefined, most).then(Boolean, (error) => {
      if (error instanceof DeniedError) return error
      if (error instanceof DamagedError) return true
      throw error
    })
  try {
    for await (const [next, read] of inTurn(from(number + 1), isThere)) {
      const there = await read()
      if (there instanceof DeniedError) return await numbersAfter(store, keys.releases(channel), number)
      if (!there) break
      found.push(next)
    }
  } catch (error) {
    if (found.length === 0) throw error // otherwise the next poll continues from there
  }
  return found
}

function* from(number: number): Generator<number> {
  for (let next = number; ; next++) yield next
}
