import { writeMeasured } from './marked.ts'
import { asMarkdown, type Table } from './tables.ts'

interface Numbers {
  readonly machine: string
  readonly runs: number
  readonly routes: readonly { readonly route: string; readonly table: Table }[]
  readonly targets: Table
  readonly waking: Table
  readonly firstTap: Table
  readonly lateFonts: Table
  readonly inApp: Table
  readonly inAppTargets: Table
}

/** Puts the tables between the two marks of docs/numbers.md. */
export function writeNumbers({ machine, runs, routes, ...tables }: Numbers): void {
  const measured = [
    `Measured on ${machine}; medians of ${runs} runs, times in ms.`,
    ...routes.map(({ route, table }) => `**${route}**\n\n${asMarkdown(table)}`),
    asMarkdown(tables.targets),
    asMarkdown(tables.waking),
    asMarkdown(tables.firstTap),
    asMarkdown(tables.lateFonts),
    asMarkdown(tables.inApp),
    asMarkdown(tables.inAppTargets),
  ]
  writeMeasured('pnpm bench', measured.join('\n\n'))
}
