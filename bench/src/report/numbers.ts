import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../workspace.ts'
import { asMarkdown, type Table } from './tables.ts'

interface Numbers {
  readonly machine: string
  readonly runs: number
  readonly routes: readonly { readonly route: string; readonly table: Table }[]
  readonly targets: Table
  readonly waking: Table
  readonly inApp: Table
  readonly inAppTargets: Table
}

const file = path.join(root, 'docs/numbers.md')
const [start, end] = ['<!-- pnpm bench --write -->', '<!-- end -->']

/** Puts the tables between the two marks of docs/numbers.md. */
export async function writeNumbers({ machine, runs, routes, ...tables }: Numbers): Promise<void> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (!text.includes(start) || !text.includes(end))
    throw new Error(`${file} has no marks ${start} and ${end}`)
  const section = [
    `Measured on ${machine}; medians of ${runs} runs, times in ms.`,
    ...routes.map(({ route, table }) => `**${route}**\n\n${asMarkdown(table)}`),
    asMarkdown(tables.targets),
    asMarkdown(tables.waking),
    asMarkdown(tables.inApp),
    asMarkdown(tables.inAppTargets),
  ].join('\n\n')
  const [before = '', rest = ''] = text.split(start)
  const [, after = ''] = rest.split(end)
  writeFileSync(file, `${before}${start}\n\n${section}\n\n${end}${after}`)
}
