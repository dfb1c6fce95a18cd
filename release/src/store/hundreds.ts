import { keys } from './keys.ts'
import { numbersAmong, reached } from './numbered.ts'

/** The key in `hundreds/` that is written after the record at this key, if its number is a multiple of 100. */
export function hundredBehind(key: string): string | undefined {
  const [, folder, hundred] = key.match(/^(.+)\/([1-9]\d*)00\.json$/) ?? []
  return folder && hundred && keys.hundred(folder, Number(hundred))
}

/**
 * The names of the newest records, at least a hundred if there are that many, and of every hundredth record before
 * them, each of which proves that all numbers below its own are taken. `undefined` if the keys in `hundreds/` do not
 * lead to the newest records, because a writer was killed or a key was forged.
 *
 * @param left names in the record folder's `hundreds/`
 * @param begunWith lists the names of records with a given prefix
 */
export async function newestByHundred(
  left: readonly string[],
  begunWith: (begin: string) => Promise<readonly string[]>,
): Promise<string[] | undefined> {
  const hundreds = numbersAmong(left)
  const last = hundreds.at(-1)
  if (last === undefined || reached(hundreds, 100).length < hundreds.length) return
  const [before, own, after] = await Promise.all(
    [last - 1, last, last + 1].map(async (hundred) =>
      numbersAmong(await begunWith(hundred ? `${hundred}` : '')).filter(
        (number) => Math.floor(number / 100) === hundred,
      ),
    ),
  )
  if (!before?.length || !own?.length || after?.length) return
  const older = hundreds.filter((hundred) => hundred < last - 1).map((hundred) => 100 * hundred)
  return [...older, ...before, ...own].map((number) => `${number}.json`)
}
