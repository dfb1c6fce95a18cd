/** What is wrong with a document, and where. */
export class MarkdownError extends Error {
  readonly line: number
  /** What to do about it. */
  readonly hint: string | undefined

  constructor(line: number, message: string, hint?: string) {
    super(message)
    this.line = line
    this.hint = hint
  }
}
