import type { EventSettings, Site } from '@bridge/shared/contract'
import type { LivePin, Pin, PinnedPage } from '@bridge/shared/pin'
import { hash, pageFiles, pagePath } from '../artifacts/artifact-shape.ts'
import { isPartName, isVersion } from '../names.ts'
import { addressesOf, mostAddresses } from '../paths/most-addresses.ts'
import {
  both,
  either,
  list,
  measure,
  number as numberFrom,
  object,
  oneOf,
  optional,
  recordOf,
  type Shape,
  text,
  textThat,
} from '../shape.ts'
import { isPercentage } from '../sharing/percentage.ts'
import { keyListShape } from '../signing/key-list.ts'
import { signatureShape } from '../signing/signature.ts'
import type { ComposedPage, Composition, CompositionRef, OutwardLink } from './composition.ts'
import type { OpenedIn, PartState, Release } from './releases.ts'
import type { Shared } from './shared.ts'

/** What releases and compositions must look like; releases.ts and composition.ts document each field. */

const partName = textThat(isPartName, 'a part name')
const version = textThat(isVersion, 'a valid version')
const key = textThat((value) => /^[0-9a-f]{32}$/.test(value), 'the key of a composition or page')

const settings = object<Site>({
  origin: textThat((value) => URL.canParse(value), 'an origin'),
  formEndpoint: textThat((value) => value.startsWith('/') || URL.canParse(value), 'a URL or a path'),
  events: optional(object<EventSettings>({ endpoint: text, sample: measure(0, 1) })),
})

type Previous = NonNullable<PartState['previous']>
type Skipped = Extract<OpenedIn, { skipped: string }>

const openedPages = object<Exclude<OpenedIn, Skipped>>({
  browser: text,
  pages: numberFrom(0),
  of: numberFrom(0),
})

const pin = object<Pin>({
  part: partName,
  version,
  files: recordOf(text, text),
  pages: recordOf(
    text,
    object<PinnedPage>({ client: list(text), contents: optional(recordOf(text, list(text))) }),
  ),
})

const live = object<LivePin>({ shell: version, site: settings, versions: list(pin) })

/** A record stored under its own channel and number. */
export const placeShape = (channel: string, number: number) =>
  object<Pick<Release, 'channel' | 'number'>>({ channel: oneOf(channel), number: oneOf(number) })

/** A complete record. It may only refer to lower release numbers, so following them always terminates. */
export function releaseShape(channel: string, number: number): Shape<Omit<Release, 'format'>> {
  const before: Shape<number> = (value) =>
    (value as number) < number ? undefined : ` must be before release ${number}`
  const earlier = (least: number): Shape<number> => both(numberFrom(least), before)
  const state = object<PartState>({
    version,
    by: text,
    since: text,
    why: text,
    previous: optional(object<Previous>({ version, release: earlier(1), fallback: optional(version) })),
    fallback: optional(version),
    takenBack: optional(list(version)),
    opened: optional(either(openedPages, object<Skipped>({ skipped: text }))),
    composition: optional(object<CompositionRef>({ key, sha256: hash })),
  })
  const all = object<Omit<Release, 'format' | 'channel' | 'number'>>({
    parent: earlier(0),
    action: oneOf('deploy', 'rollback', 'settings', 'keys'),
    changed: list(partName),
    by: text,
    when: text,
    why: text,
    settings,
    parts: recordOf(partName, state),
    shared: optional(
      object<Shared>({ part: partName, percent, salt, by: text, since: text, why: text, state }),
    ),
    after: optional(hash),
    keys: optional(keyListShape),
    signature: optional(signatureShape),
    sha256: optional(hash),
  })
  return both(placeShape(channel, number), both(formatShape, both(all, sharesOwnPart)))
}

const percent: Shape<number> = (value) =>
  typeof value === 'number' && isPercentage(value)
    ? undefined
    : ' must be a number above 0 and below 100, with at most two decimals'

const salt = textThat((value) => /^[0-9a-f]{16}$/.test(value), '16 hexadecimal digits')

const placing = object<Pick<Shared, 'percent' | 'salt'>>({ percent, salt })

/**
 * An earlier version of the tool would ignore a share in a record of format 1. The fields that place visitors are
 * checked in every record, because an export writes them into nginx's configuration.
 */
export const formatShape: Shape<object> = (value) => {
  const { format, shared } = value as Release
  if (format !== 1 && format !== 2) return ' must have format 1 or 2'
  if ((format === 2) !== (shared !== undefined))
    return ' must have format 2 if a version is shared, and only then'
  const said = shared && placing(shared)
  return said && `.shared${said}`
}

const sharesOwnPart: Shape<object> = (value) => {
  const { parts, shared } = value as Release
  if (!shared) return undefined
  if (shared.part === 'shell') return '.shared must not be a version of the shell, which is in every page'
  if (!Object.hasOwn(parts, shared.part)) return '.shared must be a version of a live part'
  return parts[shared.part]?.version === shared.state.version
    ? '.shared must be a version other than the live one'
    : undefined
}

const fewAddresses: Shape<Composition['pages']> = (value) =>
  addressesOf(value as Composition['pages']) > mostAddresses
    ? ` must have at most ${mostAddresses.toLocaleString('en')} addresses`
    : undefined

const composedPages = both(
  list(
    object<ComposedPage>({
      path: pagePath,
      status: oneOf(200, 404),
      page: key,
      head: optional(
        object<NonNullable<ComposedPage['head']>>({
          title: text,
          description: text,
          modified: optional(text),
        }),
      ),
      files: optional(pageFiles),
    }),
  ),
  fewAddresses,
)

export const compositionShape = object<Composition>({
  part: partName,
  version,
  pages: composedPages,
  deadLinks: optional(list(text)),
  outward: optional(list(object<OutwardLink>({ from: text, path: text, anchor: optional(text) }))),
  live,
  signature: optional(signatureShape),
})
