import type { Pin } from '@bridge/shared/pin'
import type { RouteMatch } from '@bridge/shared/route-path'
import { tellVisit } from '../visits/tell-visit.ts'
import type { OpenPage } from './open-page.ts'

/** What a visitor gets at an address: the page, or an apology if no version of it could be loaded. */
export type PageState = OpenPage | 'failed'

/** One address in this tab. Its state may change: another version may take over, or the page's code may arrive late. */
export class PageEntry {
  readonly match: RouteMatch
  /** The nodes that the server sent; only the document's own page has them. */
  readonly prerendered: (() => Node) | undefined
  /** For React's `use`. */
  state: Promise<PageState>
  failed = false
  shownVersion: string | undefined

  /** Called when the version shown fails to render. */
  onRenderError: (error: unknown) => void = () => {}

  readonly #listeners = new Set<() => void>()
  /**
   * React hydrates a page only by resolving the promise that it has suspended on. Any other page appears sooner with a
   * new promise, because React otherwise waits 300 ms before it replaces a fallback.
   */
  #resolve: ((state: PageState) => void) | undefined

  constructor(match: RouteMatch, prerendered?: () => Node) {
    this.match = match
    this.prerendered = prerendered
    this.state = this.#pending()
  }

  /** Whether the visitor is at this address. */
  get isHere(): boolean {
    return location.pathname === this.match.pathname
  }

  /** @param live the version that should be shown. */
  show(state: PageState, live?: Pin): void {
    this.failed = state === 'failed'
    if (state !== 'failed') this.shownVersion = state.version
    if (state !== 'failed' && live && state.version !== live.version) tellVisit('fallback', live)
    if (this.prerendered && this.#resolve) this.#resolve(state)
    else this.state = settled(state)
    this.#resolve = undefined
    this.#notify()
  }

  /** Returns to waiting, while another version is fetched. */
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

/** A promise that React can read synchronously. */
export const settled = <T>(value: T): Promise<T> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
