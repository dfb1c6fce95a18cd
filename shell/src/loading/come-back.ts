import { mainId } from '../layout/ids.ts'
import { watchInteractions } from '../navigation/on-interaction.ts'
import type { Place } from '../navigation/place.ts'
import { type Field, fieldsIn, handOver } from './typed-fields.ts'

interface Left {
  /** The very ones: what is sent later is cleared there. */
  readonly fields: readonly Field[]
  /** Where the page was. */
  readonly top: number
}

/** What was typed at each place of this tab's history, and where one was there. */
const left = new Map<string, Left>()

const nameOf = ({ key, pathname }: Place): string => `${key} ${pathname}`

let hasMoved = () => false

/** Before another page takes its place. What was kept of a page that has not come since stays. */
export function leavePlace(place: Place): void {
  const main = document.getElementById(mainId)
  const fields = main ? fieldsIn(main) : []
  if (fields.length > 0 || !left.has(nameOf(place))) left.set(nameOf(place), { fields, top: scrollY })
  hasMoved() // the watch of the page before ends
  hasMoved = watchInteractions()
}

/**
 * As browsers do, for whoever goes back or forward: a page that is shown again has what they typed there. One that comes
 * late is scrolled by nobody else.
 */
export function giveBack(place: Place, isLate: boolean): void {
  const kept = left.get(nameOf(place))
  const main = document.getElementById(mainId)
  if (!kept || !main || place.followed) return
  left.delete(nameOf(place))
  handOver(
    kept.fields.filter(({ isConnected }) => !isConnected),
    main,
  )
  if (isLate && !hasMoved()) scrollTo({ top: kept.top, behavior: 'instant' })
}
