import { laterFilesId } from '@bridge/shared/pin'
import { noteEarlyPress } from './early-press.ts'
import { startLayout } from './layout/start-layout.ts'
import { untilNeeded } from './until-needed.ts'

startLayout()
noteEarlyPress()
const later = document.getElementById(laterFilesId)
if (later instanceof HTMLTemplateElement) {
  untilNeeded().then(() => {
    document.head.append(later.content)
    return startApp()
  })
} else startApp()

async function startApp() {
  const app = await import('./start-app.ts')
  app.startApp()
}
