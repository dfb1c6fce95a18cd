import { mainId } from '../layout/ids.ts'
import { watchInteractions } from '../navigation/on-interaction.ts'
import type { Place } from '../navigation/place.ts'
import { roomToReturn } from '../navigation/room-to-return.ts'
import { jumpTo } from '../navigation/scroll.ts'
import { isGliding } from '../navigation/scroll-until-there.ts'
import { type Field, fieldsIn, handOver } from './typed-fields.ts'

interface Left {
  /** The elements rather than their values, because fields are cleared once their form has been sent. */
  readonly fields: readonly Field[]
  /** The scroll position. */
  readonly top: number
}

/** What the visitor typed at each place in this tab's history, and how far the page was scrolled. */
const left = new Map<string, Left>()

const nameOf = ({ key, pathname }: Place): string => `${key} ${pathname}`

let hasMoved = () => false

const nowhere = (): number | undefined => undefined

/** Where the browser, on a back or forward navigation, would have scrolled the page that has yet to appear. */
let topWanted = nowhere
let wasGliding = false

/** Called before another page replaces this one. If this one never appeared, what was saved for it before is kept. */
export function leavePlace(place: Place, followed: boolean): void {
  const main = document.getElementById(mainId)
  const fields = main ? fieldsIn(main) : []
  const here = scrollY
  const top = topWanted() ?? here
  if (fields.length > 0 || !left.has(nameOf(place))) left.set(nameOf(place), { fields, top })
  hasMoved() // ends the previous page's watch
  hasMoved = watchInteractions()
  wasGliding = isGliding()
  topWanted = followed ? nowhere : watchTop()
}

/** Watches for the position that the browser scrolls to. Reading it ends the watch. */
function watchTop(): () => number | undefined {
  let top: number | undefined
  const end = roomToReturn()
  const frame = requestAnimationFrame(() => {
    top = scrollY
    end()
  })
  return () => {
    cancelAnimationFrame(frame)
    end()
    return top
  }
}

/**
 * Restores what the visitor typed on the page, as browsers do on a back or forward navigation. Also restores its scroll
 * position where browsers fail to: if the page arrives late, and in Chromium if the page that the visitor left was
 * still scrolling.
 */
export function restorePlace(place: Place, isLate: boolean): void {
  if (place.followed) return
  const kept = left.get(nameOf(place))
  const main = document.getElementById(mainId)
  left.delete(nameOf(place))
  if (kept && main)
    handOver(
      kept.fields.filter(({ isConnected }) => !isConnected),
      main,
    )
  const wanted = topWanted()
  topWanted = nowhere
  const top = kept?.top ?? wanted
  if (top !== undefined && (isLate || wasGliding) && !hasMoved()) jumpTo(top)
}
