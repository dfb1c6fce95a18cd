import { stopForPresses } from '../navigation/stop-for-presses.ts'
import { startDrawer } from './drawer/start-drawer.ts'
import { startDropdowns } from './dropdown/start-dropdowns.ts'
import { followScroll } from './follow-scroll.ts'
import { correctYear } from './footer/correct-year.ts'
import { markAlive } from './mark-alive.ts'

/** Everything that the layout does beyond native HTML. It needs no React, and so does not wait for it. */
export function startLayout(): void {
  startDropdowns()
  startDrawer()
  followScroll()
  addEventListener('hashchange', () => stopForPresses()) // jumps within the page scroll smoothly too
  correctYear()
  markAlive(document.querySelector('#root > header'))
}
