import { mapConcurrently } from '../concurrency.ts'
import { DamagedError } from '../errors.ts'

/** How many reads in a row fail before the store counts as unreachable. */
const mostInARow = 3

/**
 * Goes on after a failure, so that a file that the store does not return keeps no other from being copied, unless
 * several in a row show that the store is unreachable. Throws the worst of them.
 */
export async function copyEach<Item>(
  atOnce: number,
  items: readonly Item[],
  copy: (item: Item) => Promise<void>,
): Promise<void> {
  const damage: unknown[] = []
  const outages: unknown[] = []
  let inARow = 0
  await mapConcurrently(atOnce, items, async (item) => {
    if (inARow >= mostInARow) return
    try {
      await copy(item)
      inARow = 0
    } catch (error) {
      if (error instanceof DamagedError) damage.push(error)
      else {
        outages.push(error)
        inARow++
      }
    }
  })
  for (const failure of [...outages, ...damage]) throw failure
}
