import { laterFilesId } from '@bridge/shared/pin'
import { firstSign } from './first-sign.ts'
import { startLayout } from './layout/start-layout.ts'

startLayout()
const later = document.getElementById(laterFilesId)
if (later instanceof HTMLTemplateElement) {
  firstSign().then(() => {
    document.head.append(later.content)
    return startApp()
  })
} else startApp()

async function startApp() {
  const app = await import('./start-app.ts')
  app.startApp()
}
