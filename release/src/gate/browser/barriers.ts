import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { oneLine } from '../../print.ts'
import type { Found } from './look-at.ts'

/** The WCAG levels that the documentation promises. */
const accessible = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

declare const axe: {
  run(
    context: object,
    options: object,
  ): Promise<{ violations: { id: string; help: string; nodes: { target: unknown[] }[] }[] }>
}

/** Runs in the page, where an element with the name 'axe' may shadow the library. */
const hasAxe = (): boolean => 'axe' in window && typeof axe.run === 'function'

let source: Promise<string> | undefined

/** Selects the layout, which stays as it is when another page is shown in it. */
const layout = ':is(header, footer):not(main *)'

/** Runs axe on the open page: on all of it at first, later only on what another page may have changed. */
export async function barriers(page: Page): Promise<Found[]> {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  await page.emulateMedia({ reducedMotion: 'reduce' }) // axe would report low contrast while text fades in
  const isFirst = !(await page.evaluate(hasAxe))
  if (isFirst) {
    const session = await page.context().newCDPSession(page) // Playwright would copy and parse the source twice
    await session.send('Runtime.evaluate', { expression: await source })
    await session.detach()
  }
  const violations = await page.evaluate(
    async ({ values, without }) => {
      const found = await axe.run(
        { exclude: without },
        {
          runOnly: { type: 'tag', values },
          resultTypes: ['violations'],
          preload: false, // our documents inline their styles
        },
      )
      return found.violations.map(({ id, help, nodes }) => ({ id, help, at: String(nodes[0]?.target) }))
    },
    { values: accessible, without: isFirst ? [] : [layout] },
  )
  return violations.map(({ id, help, at }) => ({
    when: 'for assistive technology',
    sort: `axe ${id}`,
    what: oneLine(`${help} (${id}), at ${at}`),
  }))
}
