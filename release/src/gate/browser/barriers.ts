import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { oneLine } from '../../print.ts'
import type { Found } from './look-at.ts'

/** The WCAG levels that docs/ promise. */
const accessible = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

declare const axe: {
  run(
    options: object,
  ): Promise<{ violations: { id: string; help: string; nodes: { target: unknown[] }[] }[] }>
}

/** Runs in the page, where an element with the name 'axe' may shadow the library. */
const hasAxe = (): boolean => 'axe' in window && typeof axe.run === 'function'

let source: Promise<string> | undefined

/** Runs axe on the open page. */
export async function barriers(page: Page): Promise<Found[]> {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  await page.emulateMedia({ reducedMotion: 'reduce' }) // axe would find text too pale while it fades in
  if (!(await page.evaluate(hasAxe))) await page.evaluate(await source)
  const violations = await page.evaluate(async (values) => {
    const found = await axe.run({
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      preload: false, // our documents inline their styles
    })
    return found.violations.map(({ id, help, nodes }) => ({ id, help, at: String(nodes[0]?.target) }))
  }, accessible)
  return violations.map(({ id, help, at }) => ({
    when: 'for assistive technology',
    sort: `axe ${id}`,
    what: oneLine(`${help} (${id}), at ${at}`),
  }))
}
