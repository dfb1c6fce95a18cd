import { laterFilesId } from '@bridge/shared/pin'
import { noteEarlyPress } from './early-press.ts'
import { startLayout } from './layout/start-layout.ts'
import { untilNeeded } from './until-needed.ts'

noteEarlyPress()
afterPaint(() => {
  startLayout()
  const later = document.getElementById(laterFilesId)
  if (!(later instanceof HTMLTemplateElement)) return startApp()
  untilNeeded().then(() => {
    document.head.append(later.content)
    startApp()
  })
})

async function startApp() {
  const app = await import('./start-app.ts')
  app.startApp()
}

/** What is changed before the first paint delays it, and a first tap, which HTML answers by itself, goes before too. */
function afterPaint(act: () => void): void {
  const later = globalThis.requestIdleCallback ?? setTimeout // which WebKit does not have
  requestAnimationFrame(() => later(act, { timeout: 500 }))
}
