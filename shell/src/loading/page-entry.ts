import type { RouteMatch } from '@bridge/shared/match-route'
import type { OpenPage } from './open-page.ts'

/** What a visitor gets at an address: the page, or an apology when no version of it could be had. */
export type PageState = OpenPage | 'failed'

/** One address in this tab. Its state may change: another version takes over, or late code arrives after all. */
export class PageEntry {
  readonly match: RouteMatch
  /** The nodes that the server sent; only the document's own page has them. */
  readonly prerendered: (() => Node) | undefined
  /** For React's `use`. */
  state: Promise<PageState>
  failed = false
  shownVersion: string | undefined

  /** The visitor's browser could not render the version shown. */
  onRenderError: (error: unknown) => void = () => {}

  readonly #listeners = new Set<() => void>()
  /**
   * React hydrates a page when the very promise is kept that it has waited with; any other page is shown sooner by a
   * new promise, as React holds back for 300 ms what follows a fallback by itself.
   */
  #resolve: ((state: PageState) => void) | undefined

  constructor(match: RouteMatch, prerendered?: () => Node) {
    this.match = match
    this.prerendered = prerendered
    this.state = this.#pending()
  }

  /** Whether its visitor is at it. */
  get isHere(): boolean {
    return location.pathname === this.match.pathname
  }

  show(state: PageState): void {
    this.failed = state === 'failed'
    if (state !== 'failed') this.shownVersion = state.version
    if (this.prerendered && this.#resolve) this.#resolve(state)
    else this.state = settled(state)
    this.#resolve = undefined
    this.#notify()
  }

  /** Back to waiting, while another version is fetched. */
  wait(): void {
    this.state = this.#pending()
    this.#notify()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }

  #pending(): Promise<PageState> {
    return new Promise((resolve) => {
      this.#resolve = resolve
    })
  }
}

/** A promise that React can read without waiting. */
export const settled = <T>(value: T): Promise<T> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
