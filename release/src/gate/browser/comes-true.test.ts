import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { installedEngine } from './chromium.ts'
import { comesTrue, until } from './comes-true.ts'
import { launch } from './launch.ts'

const executable = installedEngine()

async function onPage(look: (page: Page) => Promise<void>): Promise<void> {
  const browser = await launch(executable as string, 'http://127.0.0.1:9')
  try {
    await look(await browser.newPage())
  } finally {
    await browser.close()
  }
}

it.skipIf(!executable)('waits for a condition across documents', { timeout: 60_000 }, () =>
  onPage(async (page) => {
    await page.goto('data:text/html,<p>first')
    const waited = until(page, ({ id }) => document.getElementById(id) !== null, { id: 'second' })
    await page.goto('data:text/html,<p id=second>')
    await waited
  }),
)

it.skipIf(!executable)('gives up on a condition after its time limit', { timeout: 60_000 }, () =>
  onPage(async (page) => {
    await page.goto('data:text/html,<p>')
    await expect(comesTrue(page, () => document.querySelector('h1') !== null, 100)).resolves.toBe(false)
    await expect(comesTrue(page, () => document.querySelector('p') !== null, 100)).resolves.toBe(true)
  }),
)
