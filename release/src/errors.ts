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

/** The gate's own no to a version of a part: another try would end alike. */
export class RefusedError extends ReleaseError {
  readonly part: string
  /** Another try may end otherwise. */
  readonly mayPass: boolean

  constructor(
    part: string,
    message: string,
    { mayPass = false, ...details }: Details & { mayPass?: boolean },
  ) {
    super(message, details)
    this.part = part
    this.mayPass = mayPass
  }
}

/** A record that is not as it was written: whoever looks for the newest one that is whole passes over it. */
export class DamagedError extends ReleaseError {}
