import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { kinds, type Weight, weigh } from '../../e2e/support/weight.ts'
import { findAddress } from './variants/find-address.ts'
import type { Released } from './variants/released.ts'
import { root } from './workspace.ts'

/** A budget is the page's current weight times this. */
const slack = 1.03

const file = path.join(root, 'e2e/budgets.json')

/**
 * Weighs all released pages, and writes a new budget to e2e/budgets.json for each that has none or exceeds its own. The
 * others keep theirs; e2e/specs/budgets.spec.ts enforces them all.
 */
export async function writeBudgets(browser: Browser, { address, shell }: Released): Promise<void> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text()
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname)
  const before: Readonly<Record<string, Weight>> = JSON.parse(readFileSync(file, 'utf8'))
  const budgets: Record<string, Weight> = {}
  for (const { path: route } of shell.routes) {
    for (const found of pages.filter((page) => findAddress(shell.routes, page).route.path === route)) {
      const page = await browser.newPage()
      const weight = await weigh(page, address + found)
      const budget = budgets[route] ?? before[route]
      if (!budget || kinds.some((kind) => weight[kind] > budget[kind])) {
        budgets[route] = larger(budgets[route], budgetFor(weight))
        console.log(`${found}: ${kinds.map((kind) => `${kind} ${weight[kind]}`).join(', ')}`)
      } else budgets[route] = budget
      await page.close()
    }
  }
  writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`)
}

const weightOf = (value: (kind: (typeof kinds)[number]) => number): Weight =>
  Object.fromEntries(kinds.map((kind) => [kind, value(kind)])) as unknown as Weight

const budgetFor = (weight: Weight): Weight =>
  weightOf((kind) => (kind === 'requests' ? weight.requests : Math.ceil((weight[kind] * slack) / 100) * 100))

const larger = (one: Weight | undefined, other: Weight): Weight =>
  weightOf((kind) => Math.max(one?.[kind] ?? 0, other[kind]))
