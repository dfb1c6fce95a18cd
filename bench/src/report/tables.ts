import type { LateFontLoads, Loads, Walks } from '../measure/measure.ts'
import type { Variant } from '../variants/variant.ts'
import { median, spread } from './median.ts'

/** Rows of text cells; the first row is the heading. */
export type Table = readonly (readonly string[])[]

const ms = (values: readonly (number | undefined)[]): string => {
  const known = values.filter((value) => value !== undefined)
  return known.length ? String(Math.round(median(known))) : '–'
}
const shift = (value: number): string => value.toFixed(3).replace(/\.?0+$/, '')
const kb = (values: readonly number[]): string => (median(values) / 1024).toFixed(1)

const heading = [
  'variant',
  'FCP',
  'LCP',
  'CLS',
  'TBT',
  'menu',
  'interactive',
  'KB',
  'KB after 5 s',
  'JS KB',
  'requests',
  'depth',
  'noise',
]

/** The medians of one page in all variants; times in ms. */
export function landingTable(route: string, landings: readonly Loads[], variants: readonly Variant[]): Table {
  const rows = landings
    .filter((loads) => loads.route === route)
    .map(({ variant, loads }) => {
      const all = <K extends keyof (typeof loads)[number]>(key: K) => loads.map((load) => load[key])
      return [
        `(${variant}) ${variants.find(({ key }) => key === variant)?.name}`,
        ms(all('fcp')),
        ms(all('lcp')),
        shift(median(all('cls'))),
        ms(all('tbt')),
        ms(all('menu')),
        ms(all('interactive')),
        kb(all('bytes')),
        kb(all('bytesAfter').filter((bytes) => bytes !== undefined)),
        kb(all('scriptBytes')),
        String(median(all('requests'))),
        String(median(all('depth'))),
        `${Math.round(100 * spread(loads.map(({ interactive, lcp }) => interactive ?? lcp)))}%`,
      ]
    })
  return [heading, ...rows]
}

/** Pages of (d) whose code waits for an interaction; times in ms. */
export function wakingTable(landings: readonly Loads[]): Table {
  const rows = landings.flatMap(({ route, variant, loads }) => {
    const woken = loads.flatMap((load) => load.woken ?? [])
    if (variant !== 'd' || woken.length === 0) return []
    return [[route, ms(woken.map(({ after }) => after)), kb(woken.map(({ scriptBytes }) => scriptBytes))]]
  })
  return [['from the first touch', 'React takes over after', 'JS KB loaded'], ...rows]
}

/** The paints of (d) with late fonts; the shift is the worst of all runs. */
export const lateFontTable = (all: readonly LateFontLoads[]): Table => [
  ['fonts of (d)', 'arrive', 'FCP', 'LCP', 'CLS at most'],
  ...all.map(({ route, delay, loads }) => [
    route,
    delay,
    ms(loads.map(({ fcp }) => fcp)),
    ms(loads.map(({ lcp }) => lcp)),
    shift(Math.max(...loads.map(({ cls }) => cls))),
  ]),
]

/** Times from click to heading, in ms. */
export const inAppTable = (walks: readonly Walks[]): Table => [
  ['in the app', 'variant', 'cold click', 'after a hover of 300 ms'],
  ...walks.map(({ from, to, variant, cold, hovered }) => [
    `${from} to ${to}`,
    `(${variant})`,
    ms(cold),
    ms(hovered),
  ]),
]

export function asText(table: Table): string {
  const widths = widthsOf(table)
  return table
    .map((row) =>
      row
        .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0)))
        .join('  '),
    )
    .join('\n')
}

export function asMarkdown(table: Table): string {
  const widths = widthsOf(table)
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  const [first, ...rest] = table as [readonly string[], ...(readonly string[])[]]
  return [line(first), rule, ...rest.map(line)].join('\n')
}

const widthsOf = (table: Table): number[] =>
  (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
