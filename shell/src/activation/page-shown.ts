/** How the app tells the document's script, which is a script of its own, that a page answers to its visitor. */
const event = 'bridge:page-shown'

export const tellPageShown = (): void => void dispatchEvent(new Event(event))

/** When the first page does: the document's own, or another that the visitor has gone on to before that one could. */
export const pageShown = (): Promise<void> =>
  new Promise((resolve) => addEventListener(event, () => resolve(), { once: true }))
