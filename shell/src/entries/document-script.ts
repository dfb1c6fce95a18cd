import { type DocumentData, documentDataId, laterFilesId } from '@bridge/shared/pin'
import { firstInteraction } from '../activation/first-interaction.ts'
import { holdPresses } from '../activation/held-presses.ts'
import { pageShown } from '../activation/page-shown.ts'
import { pressesOnPage } from '../activation/presses-on-page.ts'
import { isAskedByQuery, markAsked, markQuery } from '../activation/query.ts'
import { untilNeeded } from '../activation/until-needed.ts'
import { warmUp } from '../activation/warm-up.ts'
import { settleFonts } from '../document/font-loading.ts'
import { markFromTop } from '../document/mark-from-top.ts'
import { layOutRest } from '../layout/lay-out-rest.ts'
import { pressesOnLayout } from '../layout/presses-on-layout.ts'
import { startLayout } from '../layout/start-layout.ts'
import { watchInteractions } from '../navigation/on-interaction.ts'
import { keepToOwnAddress } from '../navigation/own-address.ts'
import { spellAddress } from '../navigation/spell-address.ts'

/**
 * The script in every document's head. It runs before the body exists, so that no press can precede it; it
 * makes the layout interactive, and starts the app when the page needs it.
 */

spellAddress()
const hasMoved = watchInteractions()
const isAtOwnAddress = keepToOwnAddress()
markFromTop()
markQuery()
addEventListener('DOMContentLoaded', markAsked)
settleFonts(document.currentScript?.dataset['fonts']?.split(' ').filter(Boolean) ?? [])

const layoutStarted = parsedAndPainted().then(startLayout)
holdPresses(pressesOnLayout, layoutStarted)
holdPresses(pressesOnPage, pageShown())
layoutStarted.then(layOutRest)
layoutStarted.then(startApp)

async function startApp() {
  const data: DocumentData = JSON.parse(
    document.querySelector(`body > #${documentDataId}`)?.textContent ?? '',
  )
  const app = (): Promise<typeof import('./start-app.ts')> => import(/* @vite-ignore */ data.app)
  const later = document.querySelector(`head > #${laterFilesId}`)
  if (later instanceof HTMLTemplateElement) {
    if (!isAskedByQuery()) await untilNeeded(warmUp(later.content, app))
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
