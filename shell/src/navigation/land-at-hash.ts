import { goToElement } from './scroll.ts'
import { scrollUntilThere } from './scroll-until-there.ts'

/** Key in the history entry's state that tells the next document to scroll to its hash. */
const mark = 'landing'

/** Called before loading a document for a link to one of its elements: a reload would not scroll there. */
export const markLanding = (): void => history.replaceState({ ...history.state, [mark]: true }, '')

/** A hash counts as an interaction, so the app starts immediately; even so, visitors may scroll before it does. */
export function landAtHash(hasMoved: () => boolean): void {
  if (!history.state?.[mark]) return
  history.replaceState({ ...history.state, [mark]: undefined }, '')
  if (hasMoved()) return
  scrollUntilThere(() => goToElement(location.hash.slice(1))('instant'))
}
