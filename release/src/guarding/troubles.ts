/** Reports each problem when it begins. */
export class Troubles {
  readonly #tell: (line: string) => void
  #last: readonly string[] = []

  constructor(tell: (line: string) => void) {
    this.#tell = tell
  }

  tell(troubles: readonly string[]): void {
    for (const one of troubles) if (!this.#last.includes(one)) this.#tell(one)
    this.#last = troubles
  }
}
