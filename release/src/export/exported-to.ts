import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import { object, textThat } from '../shape.ts'
import { keys } from '../store/keys.ts'
import { readJson } from '../store/numbered.ts'
import type { Store } from '../store/store.ts'

/** A folder that nginx may be serving: a release does not appear there until the next export. */
export interface ExportedTo {
  readonly folder: string
  readonly host: string
}

/** Both fields are printed as part of a command, and anyone who can write to the store can put a record here. */
const plain = textThat(
  (text) => /^[^\p{C}\p{Zl}\p{Zp};&|`$()<>'"\\]{1,1000}$/u.test(text),
  'plain text in one line',
)

const shape = object<ExportedTo>({ folder: plain, host: plain })

/** Best effort: machines with read-only access to the store can export too. */
export async function rememberExport(store: Store, channel: string, folder: string): Promise<void> {
  const place: ExportedTo = { folder, host: hostname() }
  const record = JSON.stringify(place)
  const id = createHash('sha256').update(record).digest('hex').slice(0, 16)
  await store.putIfAbsent(keys.export(channel, id), record).catch(() => {})
}

/** Folders that a channel has been exported to: at most 20, even if more are planted. */
export async function exportedTo(store: Store, channel: string): Promise<ExportedTo[]> {
  const names = (await store.list(keys.exports(channel))).filter((name) => /^[0-9a-f]{16}\.json$/.test(name))
  const places = names.slice(0, 20).map(async (name) => {
    const key = keys.export(channel, name.replace('.json', ''))
    return readJson(store, key, shape).catch(() => undefined)
  })
  return (await Promise.all(places)).filter((place) => place !== undefined)
}
