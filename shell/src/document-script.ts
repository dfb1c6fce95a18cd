import { type DocumentData, documentDataId, laterFilesId } from '@bridge/shared/pin'
import { repeatEarlyPress } from './early-press.ts'
import { startLayout } from './layout/start-layout.ts'
import { untilNeeded } from './until-needed.ts'
import { visitorCame } from './visitor.ts'

/** The script that every document holds: makes the layout work, and starts the app when the page needs it. */

repeatEarlyPress()
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
  const data: DocumentData = JSON.parse(document.getElementById(documentDataId)?.textContent ?? '')
  const app: typeof import('./start-app.ts') = await import(/* @vite-ignore */ data.app)
  app.startApp(data, visitorCame)
}

/** What is changed before the first paint delays it, and a first tap, which HTML answers by itself, goes before too. */
function afterPaint(act: () => void): void {
  const later = globalThis.requestIdleCallback ?? setTimeout // which WebKit does not have
  requestAnimationFrame(() => later(act, { timeout: 500 }))
}
