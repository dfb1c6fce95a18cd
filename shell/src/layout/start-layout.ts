import { glideWithinPage } from '../navigation/glide-within-page.ts'
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
  glideWithinPage()
  correctYear()
  markAlive(document.querySelector('#root > header'))
}
