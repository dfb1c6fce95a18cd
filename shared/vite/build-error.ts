/** A mistake in a part, said to whoever wrote it. */
export class BuildError extends Error {
  /** What to do about it. */
  readonly hint: string | undefined

  constructor(message: string, hint?: string, cause?: unknown) {
    super(message, { cause })
    this.hint = hint
  }
}
