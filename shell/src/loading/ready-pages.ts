import type { LivePin } from '@bridge/shared/pin'
import type { OpenPage } from './open-page.ts'

/** Prefetched pages not yet shown, by address. */
export class ReadyPages {
  readonly #pages = new Map<string, OpenPage>()

  keep(pathname: string, page: OpenPage): void {
    this.#pages.set(pathname, page)
  }

  /** Returns a page at most once, and only if its version is still the live one. */
  take(pathname: string, live: LivePin | undefined): OpenPage | undefined {
    const page = this.#pages.get(pathname)
    this.#pages.delete(pathname)
    return page && page.version === live?.versions[0]?.version ? page : undefined
  }
}
