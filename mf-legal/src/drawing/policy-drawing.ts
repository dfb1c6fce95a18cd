/** A policy's periods as the spans of viaducts, to scale. Positions are shares of the scale, from 0 to 1. */
export interface PolicyDrawing {
  readonly caption: string
  readonly spans: readonly Span[]
  readonly marks: readonly Mark[]
}

export interface Span {
  /** The period as its section states it. */
  readonly value: string
  readonly what: string
  readonly section: number
  /** Address of the policy that states it; empty if it is this one. */
  readonly policy: string
  readonly from: number
  readonly to: number
  /** Up to here the period is certain; from here on it is a range, drawn dashed. */
  readonly sure: number
  readonly arches: number
  /** Where the solid part at the span's start ends. */
  readonly first: number | undefined
  /** Whether it continues, dashed, to the end of the scale. */
  readonly goesOn: boolean
}

/** A position on the scale that has a name. */
export interface Mark {
  readonly at: number
  readonly text: string
}
