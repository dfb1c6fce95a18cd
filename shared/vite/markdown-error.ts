/** What is wrong with a document, and where. */
export class MarkdownError extends Error {
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}
