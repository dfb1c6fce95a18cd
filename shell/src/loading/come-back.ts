import { mainId } from '../layout/ids.ts'
import { watchInteractions } from '../navigation/on-interaction.ts'
import type { Place } from '../navigation/place.ts'
import { type Field, fieldsIn, handOver } from './typed-fields.ts'

interface Left {
  /** The elements themselves: once their form has been sent, they are cleared. */
  readonly fields: readonly Field[]
  /** The scroll position. */
  readonly top: number
}

/** What the visitor typed at each place in this tab's history, and how far the page was scrolled. */
const left = new Map<string, Left>()

const nameOf = ({ key, pathname }: Place): string => `${key} ${pathname}`

let hasMoved = () => false

/** Called before another page replaces this one. Keeps what was saved before if it has not appeared since. */
export function leavePlace(place: Place): void {
  const main = document.getElementById(mainId)
  const fields = main ? fieldsIn(main) : []
  if (fields.length > 0 || !left.has(nameOf(place))) left.set(nameOf(place), { fields, top: scrollY })
  hasMoved() // ends the previous page's watch
  hasMoved = watchInteractions()
}

/**
 * Like browsers on going back or forward: restores what the visitor typed on the page. If the page arrives
 * late, also restores its scroll position, which nothing else does then.
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
