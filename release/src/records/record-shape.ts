import { hash, pageFiles, pagePath } from '../artifacts/artifact-shape.ts'
import { isPartName, isVersion } from '../names.ts'
import {
  anything,
  both,
  list,
  number as numberFrom,
  object,
  oneOf,
  optional,
  recordOf,
  type Shape,
  text,
  textThat,
} from '../shape.ts'

/** What releases and compositions must look like; releases.ts and composition.ts document each field. */

const partName = textThat(isPartName, 'a part name')
const version = textThat(isVersion, 'a valid version')
const key = textThat((value) => /^[0-9a-f]{32}$/.test(value), 'the key of a composition or page')

const settings = object({
  origin: textThat((value) => URL.canParse(value), 'an origin'),
  formEndpoint: textThat((value) => value.startsWith('/') || URL.canParse(value), 'a URL or a path'),
})

/** A record stored under its own channel and number. */
export const placeShape = (channel: string, number: number): Shape =>
  object({ channel: oneOf(channel), number: oneOf(number) })

/** A complete record. It may only refer to lower release numbers, so following them back always ends. */
export function releaseShape(channel: string, number: number): Shape {
  const before: Shape = (value) =>
    (value as number) < number ? undefined : ` must be before release ${number}`
  const earlier = (least: number): Shape => both(numberFrom(least), before)
  const all = object({
    parent: earlier(0),
    action: oneOf('deploy', 'rollback', 'settings'),
    changed: list(partName),
    by: text,
    when: text,
    why: text,
    settings,
    parts: recordOf(
      partName,
      object({
        version,
        by: text,
        since: text,
        why: text,
        previous: optional(object({ version, release: earlier(1), fallback: optional(version) })),
        fallback: optional(version),
        takenBack: optional(list(version)),
        opened: optional(
          object({
            browser: optional(text),
            pages: optional(numberFrom(0)),
            of: optional(numberFrom(0)),
            skipped: optional(text),
          }),
        ),
        composition: optional(object({ key, sha256: hash })),
      }),
    ),
    sha256: optional(hash),
  })
  return both(placeShape(channel, number), all)
}

export const compositionShape: Shape = object({
  part: partName,
  version,
  pages: list(
    object({
      path: pagePath,
      status: oneOf(200, 404),
      page: key,
      head: optional(object({ title: text, description: text, modified: optional(text) })),
      files: optional(pageFiles),
    }),
  ),
  deadLinks: optional(list(text)),
  outward: optional(list(object({ from: text, path: text, anchor: optional(text) }))),
  live: recordOf(text, anything),
})
