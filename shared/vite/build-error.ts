/** An error in a part, reported to its author. */
export class BuildError extends Error {
  /** How to fix it. */
  readonly hint: string | undefined

  constructor(message: string, hint?: string, cause?: unknown) {
    super(message, { cause })
    this.hint = hint
  }
}
