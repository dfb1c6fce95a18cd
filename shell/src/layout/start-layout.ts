import { stopForPresses } from '../navigation/stop-for-presses.ts'
import { startDrawer } from './drawer/start-drawer.ts'
import { startDropdowns } from './dropdown/start-dropdowns.ts'
import { followScroll } from './follow-scroll.ts'
import { correctYear } from './footer/correct-year.ts'
import { markAlive } from './mark-alive.ts'

/** All that the layout does beyond what its HTML does by itself. Needs no React, and so waits for none. */
export function startLayout(): void {
  startDropdowns()
  startDrawer()
  followScroll()
  addEventListener('hashchange', () => stopForPresses()) // jumps within the page glide too
  correctYear()
  markAlive(document.querySelector('#root > header'))
}
