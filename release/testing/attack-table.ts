import type { Reporter, TestCase } from 'vitest/node'

declare module 'vitest' {
  interface TaskMeta {
    /** What stopped an attack: the message that the attacker gets. */
    held?: string
  }
}

/** `pnpm attack`: lists each attack, and what stopped it. */
// biome-ignore lint/style/noDefaultExport: Vitest loads reporters by file
export default class AttackTable implements Reporter {
  readonly #rows: string[] = []
  #broken = 0

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result()
    if (state === 'skipped') return
    if (state !== 'passed') this.#broken++
    const held = state === 'passed' ? (test.meta().held ?? 'stopped') : 'NOT STOPPED'
    this.#rows.push(`${cut(test.fullName, 110).padEnd(110)}  ${cut(held, 120)}`)
  }

  onTestRunEnd(): void {
    for (const row of this.#rows) console.log(row)
    console.log(`\n${this.#rows.length} attacks, ${this.#broken || 'none'} of them successful`)
  }
}

const cut = (text: string, length: number): string => {
  const line = text.replace(/\p{Cc}+/gu, ' ')
  return line.length > length ? `${line.slice(0, length - 1)}…` : line
}
