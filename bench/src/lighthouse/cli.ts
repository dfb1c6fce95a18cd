import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js'
import { describeMachine } from '../report/machine.ts'
import { writeMeasured } from '../report/marked.ts'
import { asMarkdown, asText } from '../report/tables.ts'
import { numberOfRuns } from '../runs.ts'
import { released, reporting } from '../variants/released.ts'
import { cache } from '../workspace.ts'
import { type Audited, audit } from './audit.ts'
import { causeTable } from './causes.ts'
import { isPerfect, scoreTable } from './scores.ts'

const usage = `usage: pnpm bench:lighthouse [--runs N] [--routes /,/terms] [--reporting] [--write]
  --runs      loads of each page (default: 3)
  --routes    page addresses, separated by commas
  --reporting measure the site with reporting on: browsers report what happens on visits
  --write     write the tables into docs/numbers.md`

try {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      routes: { type: 'string', default: '/,/bridge-pay,/terms,/blog,/blog/payouts-at-scale,/contact,/faq' },
      reporting: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  })
  if (values.reporting && values.write) throw new Error('--write must not be combined with --reporting')
  process.env['NODE_ENV'] = 'production'
  const perfect = await measure(values.routes.split(','), numberOfRuns(values.runs), values)
  process.exit(perfect ? 0 : 1)
} catch (error) {
  console.error(`error: ${error instanceof Error ? error.message : error}\n${usage}`)
  process.exit(1)
}

/** Returns whether all scores are 100. */
async function measure(
  routes: readonly string[],
  runs: number,
  flags: Record<'reporting' | 'write', boolean>,
): Promise<boolean> {
  const own = await released()
  const site = flags.reporting ? await reporting(own) : own
  const pages = await auditAll(site.address, routes, runs)
  for (const { close } of new Set([own, site])) await close()
  const [scores, causes] = [scoreTable(pages), causeTable(pages)]
  const { chromium, result } = pages[0] as Audited
  const machine = `${describeMachine(chromium)}, Lighthouse ${result.lighthouseVersion}`
  console.log(`\n${asText(scores)}\n`)
  for (const [page, category, points, name, why] of causes.slice(1))
    console.log(`${page} ${category} -${points} ${name}: ${why}`)
  console.log(
    `\n${machine}; ${runs} runs; reports: ${path.relative(process.cwd(), await writeReports(pages))}`,
  )
  const header = `Measured on ${machine}; the median of ${runs} runs, times in ms.`
  const tables = causes.length > 1 ? [scores, causes] : [scores]
  if (flags.write) writeMeasured('pnpm bench:lighthouse', [header, ...tables.map(asMarkdown)].join('\n\n'))
  return pages.every(isPerfect)
}

/** Returns the median run of each page. Each run loads every page, so that a disturbance affects all of them. */
async function auditAll(address: string, routes: readonly string[], runs: number) {
  const pages = routes.map((route) => ({ route, audited: [] as Audited[] }))
  for (let run = 0; run < runs; run++) {
    console.log(`${new Date().toTimeString().slice(0, 8)} run ${run + 1} of ${runs}`)
    for (const { route, audited } of pages) audited.push(await audit(address + route))
  }
  return pages.map(({ route, audited }) => {
    const runs = audited.map((each) => each.result)
    const result = computeMedianRun(runs)
    return { route, runs, ...(audited.find((each) => each.result === result) as Audited) }
  })
}

/** Writes Lighthouse's report on each page; returns the folder. */
async function writeReports(pages: readonly { route: string; html: string }[]): Promise<string> {
  const folder = path.join(cache, 'lighthouse')
  await mkdir(folder, { recursive: true })
  for (const { route, html } of pages)
    await writeFile(path.join(folder, `${route.slice(1).replaceAll('/', '-') || 'home'}.html`), html)
  return folder
}
