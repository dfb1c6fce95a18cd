import { type DocumentData, documentDataId, laterFilesId } from '@bridge/shared/pin'
import { type Begun, takeOver } from '../activation/hand-over.ts'
import { isAskedByQuery, markAsked } from '../activation/query.ts'
import { untilNeeded } from '../activation/until-needed.ts'
import { warmUp } from '../activation/warm-up.ts'
import { putBackOnceLoaded } from '../document/late-fonts.ts'
import { layOutRest } from '../layout/lay-out-rest.ts'
import { startLayout } from '../layout/start-layout.ts'

/**
 * The script at the end of every document's body: makes the layout interactive, and starts the app when the page needs
 * it. In documents composed by earlier versions of the release tool, it follows head-script.ts in the head.
 */

takeOver(async (begun) => {
  addEventListener('DOMContentLoaded', markAsked)
  if (begun.lateFonts) putBackOnceLoaded(begun.lateFonts)
  await parsedAndPainted()
  startLayout()
  begun.replayOnLayout()
  layOutRest()
  await startApp(begun)
})

async function startApp({ firstInteraction, hasMoved, isAtOwnAddress }: Begun) {
  const data: DocumentData = JSON.parse(
    document.querySelector(`body > #${documentDataId}`)?.textContent ?? '',
  )
  const app = (): Promise<typeof import('./start-app.ts')> => import(/* @vite-ignore */ data.app)
  const later = document.querySelector(`:is(head, body) > #${laterFilesId}`)
  if (later instanceof HTMLTemplateElement) {
    if (!isAskedByQuery()) await untilNeeded(firstInteraction, warmUp(later.content, app))
    document.head.append(later.content)
  }
  const { startApp: start } = await app()
  if (isAtOwnAddress()) start(data, firstInteraction, hasMoved)
}

/** DOM changes would delay the first paint. */
function parsedAndPainted(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(resolve)))
  })
}
