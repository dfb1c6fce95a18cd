interface Details {
  /** What to do about it. */
  readonly hint?: string
  readonly cause?: unknown
}

/** Something that is expected to go wrong; everything else is a bug. */
export class ReleaseError extends Error {
  readonly hint: string | undefined

  constructor(message: string, { hint, cause }: Details = {}) {
    super(message, { cause })
    this.name = 'ReleaseError'
    this.hint = hint
  }
}

/** A record that is not as it was written: whoever looks for the newest one that is whole passes over it. */
export class DamagedError extends ReleaseError {}
