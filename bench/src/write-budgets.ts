import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { kinds, type Weight, weigh } from '../../e2e/support/weight.ts'
import { findAddress } from './variants/find-address.ts'
import type { Released } from './variants/released.ts'
import { root } from './workspace.ts'

/** A budget is the page's current weight times this. */
const slack = 1.03

/** Weighs all released pages and writes e2e/budgets.json, which e2e/specs/budgets.spec.ts enforces. */
export async function writeBudgets(browser: Browser, { address, shell }: Released): Promise<void> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text()
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname)
  const budgets = new Map<string, Weight>()
  for (const { path: route } of shell.routes) {
    for (const found of pages.filter((page) => findAddress(shell.routes, page).route.path === route)) {
      const page = await browser.newPage()
      budgets.set(route, larger(budgets.get(route), budgetFor(await weigh(page, address + found))))
      await page.close()
    }
  }
  const lines = [...budgets].map(([route, budget]) => `  ${JSON.stringify(route)}: ${inLine(budget)}`)
  writeFileSync(path.join(root, 'e2e/budgets.json'), `{\n${lines.join(',\n')}\n}\n`)
}

const weightOf = (value: (kind: (typeof kinds)[number]) => number): Weight =>
  Object.fromEntries(kinds.map((kind) => [kind, value(kind)])) as unknown as Weight

const budgetFor = (weight: Weight): Weight =>
  weightOf((kind) => (kind === 'requests' ? weight.requests : Math.ceil((weight[kind] * slack) / 100) * 100))

const larger = (one: Weight | undefined, other: Weight): Weight =>
  weightOf((kind) => Math.max(one?.[kind] ?? 0, other[kind]))

const inLine = (budget: Weight): string =>
  `{ ${kinds.map((kind) => `${JSON.stringify(kind)}: ${budget[kind]}`).join(', ')} }`
