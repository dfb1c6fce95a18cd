import { firstInteraction } from '../activation/first-interaction.ts'
import { handOver } from '../activation/hand-over.ts'
import { holdPresses } from '../activation/held-presses.ts'
import { pageShown } from '../activation/page-shown.ts'
import { pressesOnPage } from '../activation/presses-on-page.ts'
import { markQuery } from '../activation/query.ts'
import { settleFonts } from '../document/font-loading.ts'
import { markFromTop } from '../document/mark-from-top.ts'
import { pressesOnLayout } from '../layout/presses-on-layout.ts'
import { watchInteractions } from '../navigation/on-interaction.ts'
import { keepToOwnAddress } from '../navigation/own-address.ts'
import { spellAddress } from '../navigation/spell-address.ts'

/**
 * The script in every document's head: what must run before the body exists, so that no press can precede it and the
 * first paint is right. Everything else is in body-script.ts, because the first paint waits for every byte before it.
 */

spellAddress()
const hasMoved = watchInteractions()
const isAtOwnAddress = keepToOwnAddress()
markFromTop()
markQuery()
const lateFonts = settleFonts(document.currentScript?.dataset['fonts']?.split(' ').filter(Boolean) ?? [])

const replayOnLayout = holdPresses(pressesOnLayout)
pageShown().then(holdPresses(pressesOnPage))
handOver({ firstInteraction, hasMoved, isAtOwnAddress, replayOnLayout, lateFonts })
