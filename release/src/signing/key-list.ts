import { isPartName } from '../names.ts'
import { both, list, number, object, recordOf, type Shape, text, textThat } from '../shape.ts'
import { idOf, isPublicKey, isSignedBy, type Signer } from './key-pair.ts'

/** The keys that may sign a channel's releases. A change to the list needs the signatures of enough root keys. */
export interface KeyList {
  /** Incremented with each change. */
  readonly version: number
  /** How many root keys must sign a change to this list. */
  readonly threshold: number
  /** The keys, by id. */
  readonly keys: Readonly<Record<string, TrustedKey>>
  /** Signatures made with root keys of this list and of the one before it, by key id. */
  readonly signatures: Readonly<Record<string, string>>
}

export interface TrustedKey {
  /** Who holds it. */
  readonly name: string
  readonly public: string
  /** What it may change: parts by name, 'settings', and, with 'root', this list. */
  readonly may: readonly Right[]
}

/** A part's name, 'settings' or 'root'. */
export type Right = string

const root: Right = 'root'
export const settingsRight: Right = 'settings'

export const isRight = (text: string): boolean => isPartName(text) || text === settingsRight || text === root

const keyId = textThat((id) => /^[0-9a-f]{32}$/.test(id), 'the id of a key')

const namedByKey: Shape<KeyList['keys']> = (keys) => {
  const stray = Object.entries(keys as KeyList['keys']).find(([id, key]) => idOf(key.public) !== id)
  return stray && `.${stray[0]} must be the id of its key`
}

export const keyListShape = object<KeyList>({
  version: number(1),
  threshold: number(1),
  keys: both(
    recordOf(
      keyId,
      object<TrustedKey>({
        name: text,
        public: textThat(isPublicKey, 'a public key'),
        may: list(textThat(isRight, "a part's name, 'settings' or 'root'")),
      }),
    ),
    namedByKey,
  ),
  signatures: recordOf(keyId, text),
})

type Unsigned = Omit<KeyList, 'signatures'>

export const unsigned = ({ version, threshold, keys }: Unsigned): Unsigned => ({ version, threshold, keys })

/** The key with this id, if it is in the list. */
export const keyOf = ({ keys }: KeyList, id: string): TrustedKey | undefined =>
  Object.hasOwn(keys, id) ? keys[id] : undefined

/** What root keys sign. It cannot pass for the list of another channel, or for another list of the same version. */
const signedText = (channel: string, list: Unsigned): string =>
  `bridge keys of ${channel}\n${JSON.stringify(unsigned(list))}`

export const signList = (
  channel: string,
  list: Unsigned,
  signers: readonly Signer[],
): KeyList['signatures'] =>
  Object.fromEntries(signers.map((signer) => [signer.id, signer.sign(signedText(channel, list))]))

export const rootsOf = ({ keys }: Pick<KeyList, 'keys'>): string[] =>
  Object.entries(keys).flatMap(([id, { may }]) => (may.includes(root) ? [id] : []))

/** The number of root keys of `by` that signed a list. */
const signedBy = (channel: string, list: KeyList, by: KeyList): number =>
  rootsOf(by).filter((id) => {
    const signature = Object.hasOwn(list.signatures, id) && list.signatures[id]
    const key = by.keys[id]
    return signature && key && isSignedBy(key.public, signedText(channel, list), signature)
  }).length

/** Why a list may not follow another; the first one is signed only by its own keys. */
export function problemOfList(
  channel: string,
  before: KeyList | undefined,
  list: KeyList,
): string | undefined {
  const version = (before?.version ?? 0) + 1
  if (list.version !== version) return `its keys must have version ${version}, not ${list.version}`
  for (const by of before ? [before, list] : [list]) {
    const signed = signedBy(channel, list, by)
    if (signed < by.threshold)
      return `its keys are signed by only ${signed} of the ${by.threshold} root keys required by version ${by.version}`
  }
}

/** Whether a list may follow another if the changes between them are unknown. */
export const isSuccessor = (channel: string, before: KeyList | undefined, list: KeyList): boolean =>
  list.version > (before?.version ?? 0) &&
  [...(before ? [before] : []), list].every((by) => signedBy(channel, list, by) >= by.threshold)

/** Whether a key may change a part. The shell is trusted with every page, and so with every part. */
export const mayChange = ({ may }: TrustedKey, part: string): boolean =>
  may.includes(part) || may.includes('shell')
