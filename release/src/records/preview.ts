import { both, object, oneOf, optional, type Shape, textThat } from '../shape.ts'
import { type Signature, signatureShape } from '../signing/signature.ts'
import { releaseShape } from './record-shape.ts'
import type { Release } from './releases.ts'

/** previews/<channel>/<name>/<number>.json; the highest number is shown, until it ends. */
export interface Preview {
  readonly format: 1
  readonly name: string
  readonly number: number
  /** When the preview ends. `preview end` adds a record with a time long past. */
  readonly until: string
  /** When this name last became active: links to previews that had the name before no longer work. */
  readonly begun?: string
  /** Shown only through a signed link. */
  readonly isPrivate?: true
  /** What a deploy would have released, on top of what was live. */
  readonly release: Release
  /** Made with a key that may change the previewed parts. */
  readonly signature?: Signature
  readonly sha256?: string
}

const releaseOf =
  (channel: string): Shape<Omit<Release, 'format'>> =>
  (value) =>
    releaseShape(channel, Number((value as Release).number))(value)

const date = textThat((text) => !Number.isNaN(Date.parse(text)), 'a date')

export const previewShape = (channel: string, name: string, number: number) =>
  object<Omit<Preview, 'sha256'>>({
    format: oneOf(1),
    name: oneOf(name),
    number: oneOf(number),
    until: date,
    begun: optional(date),
    isPrivate: optional(oneOf(true)),
    release: both(object<Pick<Release, 'format'>>({ format: oneOf(1) }), releaseOf(channel)),
    signature: optional(signatureShape),
  })

export const hasEnded = ({ until }: Preview): boolean => Date.parse(until) <= Date.now()
