/** How the app tells the document's scripts, which are separate bundles, that a page is interactive. */
const event = 'bridge:page-shown'

export const tellPageShown = (): void => void dispatchEvent(new Event(event))

/** Resolves when the first page is interactive: the document's own, or one that the visitor opened before that. */
export const pageShown = (): Promise<void> =>
  new Promise((resolve) => addEventListener(event, () => resolve(), { once: true }))

/** Calls `act` whenever a page of the app becomes interactive. */
export const onPageShown = (act: () => void): void => addEventListener(event, act)
