import { writeMeasured } from './marked.ts'
import { asMarkdown, type Table } from './tables.ts'

interface Numbers {
  readonly machine: string
  readonly runs: number
  readonly routes: readonly { readonly route: string; readonly table: Table }[]
  /** Across all routes. */
  readonly tables: readonly Table[]
}

/** Writes the tables between their markers in docs/numbers.md. */
export function writeNumbers({ machine, runs, routes, tables }: Numbers): void {
  const measured = [
    `Measured on ${machine}; medians of ${runs} runs, times in ms.`,
    ...routes.map(({ route, table }) => `**${route}**\n\n${asMarkdown(table)}`),
    ...tables.map(asMarkdown),
  ]
  writeMeasured('pnpm bench', measured.join('\n\n'))
}
