import { keys } from './keys.ts'
import { numbersAmong } from './numbered.ts'

/** The key that the record of this key leaves behind: each hundredth one of a folder does. */
export function hundredBehind(key: string): string | undefined {
  const [, folder, hundred] = key.match(/^(.+)\/([1-9]\d*)00\.json$/) ?? []
  return folder && hundred && keys.hundred(folder, Number(hundred))
}

/**
 * The names of the newest records, at least a hundred if there are as many. `undefined` if what was left behind does
 * not lead to them, because a writer was killed, or somebody else wrote it.
 *
 * @param left names in the folder of keys that were left behind
 * @param begunWith lists the names of records with a given beginning
 */
export async function newestByHundred(
  left: readonly string[],
  begunWith: (begin: string) => Promise<readonly string[]>,
): Promise<string[] | undefined> {
  const last = numbersAmong(left).at(-1)
  if (last === undefined) return
  const [before, own, after] = await Promise.all(
    [last - 1, last, last + 1].map(async (hundred) =>
      numbersAmong(await begunWith(hundred ? `${hundred}` : '')).filter(
        (number) => Math.floor(number / 100) === hundred,
      ),
    ),
  )
  if (!before?.length || !own?.length || after?.length) return
  return [...before, ...own].map((number) => `${number}.json`)
}
