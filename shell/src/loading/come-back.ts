import { mainId } from '../layout/ids.ts'
import type { Place } from '../navigation/place.ts'
import { type Field, fieldsIn, handOver } from './typed-fields.ts'

/** What was typed at each place of this tab's history, in the very fields: what is sent later is cleared there. */
const left = new Map<string, readonly Field[]>()

const nameOf = ({ key, pathname }: Place): string => `${key} ${pathname}`

/** Before another page takes its place. */
export function leaveFields(place: Place): void {
  const main = document.getElementById(mainId)
  const fields = main ? fieldsIn(main) : []
  if (fields.length > 0) left.set(nameOf(place), fields)
}

/** As browsers do, for whoever goes back or forward: a page that is shown again has what they typed there. */
export function giveBackFields(place: Place): void {
  const fields = left.get(nameOf(place))
  const main = document.getElementById(mainId)
  if (!fields || !main || place.followed) return
  left.delete(nameOf(place))
  handOver(
    fields.filter(({ isConnected }) => !isConnected),
    main,
  )
}
