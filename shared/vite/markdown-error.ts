/** An error in a document, and its line. */
export class MarkdownError extends Error {
  readonly line: number
  /** How to fix it. */
  readonly hint: string | undefined

  constructor(line: number, message: string, hint?: string) {
    super(message)
    this.line = line
    this.hint = hint
  }
}
