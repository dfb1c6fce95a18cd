/** What the script in the head hands over to the one at the end of the body, a separate bundle. */
export interface Begun {
  readonly firstInteraction: Promise<void>
  /** Whether the visitor has interacted since the document began to load; calling it ends the watch. */
  readonly hasMoved: () => boolean
  /** Whether the tab is still at the document's address; calling it leaves history to the app. */
  readonly isAtOwnAddress: () => boolean
  /** Replays the presses on the layout that were held back. */
  readonly replayOnLayout: () => void
  /** The typefaces that the first paint may have done without; undefined if the visitor saves data. */
  readonly lateFonts: LateFonts | undefined
}

export interface LateFonts {
  /** Files that are neither being fetched nor cached. */
  readonly missing: readonly string[]
}

const event = 'bridge:body-parsed'

export const handOver = (begun: Begun): void =>
  addEventListener(event, (asked) => (asked as CustomEvent<(begun: Begun) => void>).detail(begun), {
    once: true,
  })

/** Calls `goOn` synchronously, or never if the script in the head has failed. */
export const takeOver = (goOn: (begun: Begun) => void): void =>
  void dispatchEvent(new CustomEvent(event, { detail: goOn }))
