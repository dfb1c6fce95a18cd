import type { DocumentData, LivePin } from '@bridge/shared/pin'

/** Which versions run in this tab. */
export class RunningRelease {
  readonly #document: Pick<DocumentData, 'shell' | 'site'>
  /** Version of each part whose code runs here. */
  readonly #versions = new Map<string, string>()

  constructor(document: Pick<DocumentData, 'shell' | 'site'>) {
    this.#document = document
  }

  /** Records that code of the part's live version now runs in this tab. */
  add({ versions: [live] }: Pick<LivePin, 'versions'>): void {
    if (live) this.#versions.set(live.part, live.version)
  }

  /** Whether the live release has moved on. */
  isStale({ shell, site, versions: [live] }: LivePin): boolean {
    const running = live && this.#versions.get(live.part)
    return (
      shell !== this.#document.shell ||
      JSON.stringify(site) !== JSON.stringify(this.#document.site) ||
      (running !== undefined && running !== live?.version)
    )
  }
}
