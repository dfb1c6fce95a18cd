import { beginning } from './store.ts'

/** How every version of the tool begins a record, apart from whitespace. Later versions must keep to this. */
const begun = /^\s*\{\s*"format"\s*:\s*\d+\s*,\s*"channel"\s*:\s*"([^"]*)"\s*,\s*"number"\s*:\s*(\d+)\s*,/

/**
 * Whether bytes can be the record of this release. Anyone who can write to a store can link one large record under any
 * number of keys. Under all but one of them, its first bytes show that it does not belong there, so it is not read in
 * full, hashed or parsed.
 */
export function isOf(begin: Buffer, channel: string, number: number): boolean {
  const [, ofChannel, ofNumber] = begin.toString('utf8', 0, beginning).match(begun) ?? []
  return ofChannel === channel && ofNumber === String(number)
}
