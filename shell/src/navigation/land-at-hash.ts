import { goToElement } from './scroll.ts'
import { untilThere } from './until-there.ts'

/** In the state of the tab's history, for the document that is loaded there. */
const mark = 'landing'

/** Before a document is loaded for a link to an element of it: a reload would not go there. */
export const markLanding = (): void => history.replaceState({ ...history.state, [mark]: true }, '')

/** A hash is a sign of a visitor: the app comes at once. */
export function landAtHash(): void {
  if (!history.state?.[mark]) return
  history.replaceState({ ...history.state, [mark]: undefined }, '')
  untilThere(() => goToElement(location.hash.slice(1))('instant'))
}
