import { DamagedError, LostError } from '../errors.ts'
import { oneLine } from '../print.ts'

/** What visitors get in place of a lost file: the same one from an earlier export, an earlier page, or nothing. */
type Instead = 'same' | 'earlier' | 'nothing'

interface Lost {
  readonly first: string
  /** By name. */
  readonly files: Map<string, Instead>
}

/**
 * Files of parts that the store has lost. An export does without them, as a server does: otherwise, the holder of one
 * part's key could keep the releases of all others from visitors. No page can do without the shell, so its files must
 * be there.
 */
export class LostFiles {
  readonly #lost = new Map<string, Lost>()

  /** Returns what was read from a part, or the error if the store has lost it. */
  async unlessLost<T>(
    part: string | undefined,
    read: () => Promise<T>,
  ): Promise<T | DamagedError | LostError> {
    try {
      return await read()
    } catch (error) {
      if (!isLost(error) || part === undefined || part === 'shell') throw error
      return error
    }
  }

  /** The same file may be needed for both sides of a share. */
  add(part: string, file: string, { message }: Error, instead: Instead): void {
    const lost = this.#lost.get(part) ?? { first: oneLine(message), files: new Map() }
    lost.files.set(file, instead)
    this.#lost.set(part, lost)
  }

  /** Whether visitors miss something, or get an earlier page. */
  get isIncomplete(): boolean {
    return [...this.#lost.values()].some(({ files }) =>
      [...files.values()].some((instead) => instead !== 'same'),
    )
  }

  /** One sentence for each part. */
  get notes(): string[] {
    return [...this.#lost].map(([part, lost]) => {
      const missing = missingOf(lost)
      const asBefore = lost.files.size - missing
      const shown =
        asBefore > 0 ? [`${asBefore} ${asBefore === 1 ? 'is' : 'are'} kept from an earlier export`] : []
      const gone = missing > 0 ? [`${missing} ${missing === 1 ? 'is' : 'are'} missing`] : []
      return `the store has lost files of ${part}: ${[...shown, ...gone].join(', ')}. ${lost.first}`
    })
  }
}

const missingOf = ({ files }: Lost): number =>
  [...files.values()].filter((instead) => instead === 'nothing').length

export const isLost = (read: unknown): read is DamagedError | LostError =>
  read instanceof DamagedError || read instanceof LostError
