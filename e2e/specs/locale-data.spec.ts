import { walk } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { alive, open } from '../support/scripts-asked.ts'

/** Runs in the page: records where something uses the browser's locale data. */
function watchLocaleData(): void {
  const uses: string[] = []
  Object.assign(globalThis, { uses })
  const watch = <T extends object>(owner: T, name: keyof T) => {
    const noted = <R>(result: R): R => {
      uses.push(`${String(name)} ${new Error().stack}`)
      return result
    }
    owner[name] = new Proxy(owner[name] as never, {
      apply: (target, self, args) => noted(Reflect.apply(target, self, args)),
      construct: (target, args) => noted(Reflect.construct(target, args)),
    })
  }
  for (const name of ['NumberFormat', 'DateTimeFormat', 'PluralRules', 'Collator'] as const) watch(Intl, name)
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const)
    watch(Date.prototype, name)
  watch(Number.prototype, 'toLocaleString')
  watch(String.prototype, 'localeCompare')
}

const usesSoFar = () => (globalThis as unknown as { uses: string[] }).uses

test('watchLocaleData records each use', async ({ page }) => {
  await page.addInitScript(watchLocaleData)
  await page.goto('/terms')
  await page.evaluate(() => [new Intl.NumberFormat('en-IN'), (1).toLocaleString(), 'a'.localeCompare('b')])
  expect(await page.evaluate(usesSoFar)).toHaveLength(3)
})

/** The first use blocks a phone for 80 ms, and a page's code runs just as the visitor may press something. */
for (const address of walk('locale data'))
  test(`the code of ${address} runs without the browser’s locale data`, async ({ page }) => {
    await page.addInitScript(watchLocaleData)
    await open(page, address)
    await page.keyboard.press('Tab')
    await expect(alive(page)).toBeAttached()
    expect(await page.evaluate(usesSoFar)).toEqual([])
  })
