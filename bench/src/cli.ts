import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromiumArgs, installedChromium } from '@bridge/release/src/gate/browser/chromium.ts'
import { type Browser, chromium } from '@playwright/test'
import { compare, type Plan, pairTable, sitesFor } from './compare.ts'
import { measure } from './measure/measure.ts'
import { checkSamePages } from './measure/same-pages.ts'
import { describeMachine } from './report/machine.ts'
import { writeNumbers } from './report/numbers.ts'
import { asText, inAppTable, landingTable, lateFontTable, wakingTable } from './report/tables.ts'
import { firstTapTable, inAppTargetTable, targetTable, widest } from './report/targets.ts'
import { fractionFrom, numberOfRuns } from './runs.ts'
import { released } from './variants/released.ts'
import { type VariantKey, variantKeys } from './variants/variant.ts'
import { openVariants } from './variants/variants.ts'
import { cache } from './workspace.ts'
import { writeBudgets } from './write-budgets.ts'

const usage = `usage: pnpm bench [--runs N] [--width W] [--routes /,/terms] [--variants b,d] [--write]
       pnpm bench --against events|DIR [--runs N] [--width W] [--routes /]
       pnpm bench --budgets
  --runs      loads of each page in each variant (default: 9; with --width, at most 99)
  --width     run until no ratio's confidence interval is wider than this fraction of the ratio, such as 0.1
  --routes    page addresses, separated by commas
  --variants  letters from a to h, separated by commas; b, d, e, f and g are always measured
  --against   only load two sites, alternately: with 'events', (h) and (d); with DIR, (d) and the site of that checkout
  --write     write the tables into docs/numbers.md
  --budgets   only weigh the released pages, and write a budget for those that have none or exceed theirs`

/** Needed by the targets, so measured regardless of --variants. */
const always: readonly VariantKey[] = ['b', 'd', 'e', 'f', 'g']

const walks = [
  { from: '/', to: '/blog' },
  { from: '/blog', to: '/terms' },
]

try {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string' },
      width: { type: 'string' },
      routes: { type: 'string', default: '/,/bridge-pay,/terms,/blog,/blog/payouts-at-scale' },
      variants: { type: 'string', default: variantKeys.join(',') },
      write: { type: 'boolean', default: false },
      budgets: { type: 'boolean', default: false },
      against: { type: 'string' },
    },
  })
  process.env['NODE_ENV'] = 'production'
  const width = values.width === undefined ? 0 : fractionFrom(values.width)
  const runs = numberOfRuns(values.runs ?? (width ? '99' : '9'))
  const keys = values.variants.split(',')
  const unknown = keys.find((key) => !variantKeys.some((known) => known === key))
  if (unknown !== undefined)
    throw new Error(`a variant must be one of ${variantKeys.join(', ')}, not '${unknown}'`)
  const routes = values.routes.split(',')
  if (values.budgets) await writeBudgets(await launch(), await released())
  else if (values.against !== undefined) await against(values.against, { runs, width, routes })
  else
    await bench({
      runs,
      width,
      routes,
      keys: variantKeys.filter((key) => keys.includes(key) || always.includes(key)),
      write: values.write,
    })
  process.exit()
} catch (error) {
  console.error(`error: ${error instanceof Error ? error.message : error}\n${usage}`)
  process.exit(1)
}

interface Options {
  readonly runs: number
  /** Intervals this narrow end the measurement early; 0 turns that off. */
  readonly width: number
  readonly routes: readonly string[]
  readonly keys: readonly VariantKey[]
  readonly write: boolean
}

function launch(): Promise<Browser> {
  const executablePath = installedChromium()
  // An interrupt must not close the browser: measure/measure.ts finishes the current run first.
  return chromium.launch({
    args: chromiumArgs,
    handleSIGINT: false,
    ...(executablePath && { executablePath }),
  })
}

async function against(other: string, plan: Plan): Promise<void> {
  const sites = await sitesFor(other, await released())
  const browser = await launch()
  const pairs = await compare(browser, sites, plan)
  console.log(`\n${asText(pairTable(pairs, sites))}\n\n${describeMachine(browser.version())}`)
  await browser.close()
  for (const site of sites) await site.close()
}

async function bench({ runs, width, routes, keys, write }: Options): Promise<void> {
  const pages = [...new Set([...routes, ...walks.flatMap(({ from, to }) => [from, to])])]
  const variants = await openVariants(keys, pages)
  const browser = await launch()
  await checkSamePages(browser, variants, pages)
  const results = await measure(browser, variants, {
    runs,
    isEnough: (landings) => width > 0 && widest(landings, routes) <= width,
    routes,
    walks,
  })
  const machine = describeMachine(browser.version())
  await browser.close()
  for (const variant of variants) await variant.close()

  const perRoute = routes.map((route) => ({ route, table: landingTable(route, results.landings, variants) }))
  const tables = [
    targetTable(results.landings, routes),
    wakingTable(results.landings),
    firstTapTable(results.taps),
    lateFontTable(results.lateFontLoads),
    inAppTable(results.inApp),
    inAppTargetTable(results.inApp),
  ]
  for (const { route, table } of perRoute) console.log(`\n${route}\n${asText(table)}`)
  for (const table of tables) console.log(`\n${asText(table)}`)
  const done = results.landings[0]?.loads.length ?? 0
  console.log(`\n${machine}; ${done} of ${runs} runs`)

  const file = path.join(cache, 'results', `${new Date().toISOString().replaceAll(':', '-')}.json`)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify({ machine, runs: done, ...results }, null, 1))
  console.log(`all loads: ${path.relative(process.cwd(), file)}`)
  if (write) writeNumbers({ machine, runs: done, routes: perRoute, tables })
}
