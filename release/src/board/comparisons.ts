import { Semaphore } from '../concurrency.ts'
import { cutLines } from '../differences/cut-lines.ts'
import type { ChangedLine } from '../differences/page-differences.ts'
import { releaseDifferences } from '../differences/release-differences.ts'
import { installedEngine } from '../gate/browser/chromium.ts'
import type { ReleaseRequest } from '../releasing/apply.ts'
import { bothVersions } from '../releasing/diff-versions.ts'
import { setBounded } from '../set-bounded.ts'
import type { Comparison, Pictures } from './answers.ts'
import { Screenshots, type Window } from './screenshots.ts'

/** Maximum number of pages whose text is sent, and of pages in screenshots. */
const mostPages = 200
const mostPictured = 8

/** Maximum number of lines, and of characters in them, per page. */
const mostLines = 500
const mostCharacters = 100_000

/** Maximum number of comparisons and screenshots that are kept. */
const mostKept = 20

/** What would change for visitors with another version of a part. One comparison is made at a time. */
export class Comparisons {
  readonly #request: ReleaseRequest
  readonly #screenshots = new Screenshots()
  readonly #inTurn = new Semaphore(1)
  readonly #kept = new Map<string, Promise<object>>()
  readonly #isWithoutBrowser: boolean

  constructor(request: ReleaseRequest, isWithoutBrowser: boolean) {
    this.#request = request
    this.#isWithoutBrowser = isWithoutBrowser
  }

  picture = (name: string): Promise<Buffer | undefined> => this.#screenshots.read(name)

  remove = (): void => this.#screenshots.remove()

  /** The text, without waiting for screenshots. */
  async text(part: string, from: string, to: string, release: number): Promise<Comparison> {
    return this.#once(`text ${part} ${from} ${to} ${release}`, async () => {
      const { before, after, ...named } = await bothVersions(this.#request, part, [from, to])
      const { of, pages } = await releaseDifferences(before, after)
      return {
        ...named,
        of,
        changed: pages.length,
        pages: pages.slice(0, mostPages).map((page) => ({
          ...page,
          lines: shownLines(page.lines),
          linesLeft: Math.max(0, page.lines.length - mostLines),
        })),
      }
    })
  }

  /** Screenshots of the first pages that change, before and after. */
  async pictures(part: string, from: string, to: string, release: number, window: Window): Promise<Pictures> {
    const { pages } = await this.text(part, from, to, release)
    if (this.#isWithoutBrowser) return { pages: [], of: pages.length, skipped: '--no-browser' }
    if (!installedEngine())
      return {
        pages: [],
        of: pages.length,
        skipped: 'no Chromium is installed here; set CHROMIUM to the path of one',
      }
    return this.#once(`${window} ${part} ${from} ${to} ${release}`, async () => {
      const { before, after } = await bothVersions(this.#request, part, [from, to])
      const shown = pages.filter(({ change }) => change !== 'files').slice(0, mostPictured)
      const there = (but: 'new' | 'gone') =>
        shown.flatMap(({ path, change }) => (change === but ? [] : [path]))
      const earlier = await this.#screenshots.of(before, there('new'), window)
      const later = await this.#screenshots.of(after, there('gone'), window)
      const pictured = shown.map(({ path }) => {
        const [one, other] = [earlier.get(path), later.get(path)]
        return { path, ...(one && { before: one }), ...(other && { after: other }) }
      })
      return { pages: pictured, of: pages.length }
    })
  }

  #once<Made extends object>(key: string, make: () => Promise<Made>): Promise<Made> {
    const known = this.#kept.get(key)
    if (known) return known as Promise<Made>
    const made = this.#inTurn.run(make)
    made.catch(() => this.#kept.delete(key))
    setBounded(this.#kept, mostKept, key, made)
    return made
  }
}

/** If the lines are too long to send, each is cut around its change. */
function shownLines(all: readonly ChangedLine[]): readonly ChangedLine[] {
  const lines = all.slice(0, mostLines)
  if (lines.reduce((sum, { text }) => sum + text.length, 0) <= mostCharacters) return lines
  const most = mostCharacters / mostLines
  return cutLines(lines).map(({ mark, text }) => ({
    mark,
    text: text.length > most ? `${text.slice(0, most)}…` : text,
  }))
}
