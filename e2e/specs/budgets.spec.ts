import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isSample } from '@bridge/release/testing/sample.ts'
import { expect, test } from '../support/fixtures.ts'
import { root } from '../support/project.ts'
import { kinds, type Weight, weigh } from '../support/weight.ts'

const budgets: Record<string, Weight> = JSON.parse(readFileSync(path.join(root, 'e2e/budgets.json'), 'utf8'))

/** The budget of a dynamic route applies to each of its pages. */
const budgetOf = (address: string): Weight | undefined =>
  budgets[address] ?? budgets[address.replace(/[^/]+$/, ':slug')]

/** In bytes of document, script and fonts as transferred. */
const firstLoad = 80_000

test('no budget lets a first load exceed 80 KB', () => {
  for (const [address, { document, script, font }] of Object.entries(budgets))
    expect(document + script + font, address).toBeLessThanOrEqual(firstLoad)
})

test('no page exceeds its budget', async ({ browser, baseURL }) => {
  test.setTimeout(180_000)
  const { addresses, someAddresses } = await import('../support/addresses.ts')
  const exceeded: string[] = []
  for (const address of isSample ? someAddresses(3) : addresses) {
    const budget = budgetOf(address)
    if (!budget) {
      exceeded.push(`${address} has no budget: pnpm bench --budgets`)
      continue
    }
    const page = await browser.newPage()
    const weight = await weigh(page, baseURL + address)
    await page.close()
    for (const kind of kinds)
      if (weight[kind] > budget[kind])
        exceeded.push(`${address}: ${kind} ${weight[kind]}, budget ${budget[kind]}`)
  }
  expect(exceeded, 'e2e/budgets.json').toEqual([])
})
