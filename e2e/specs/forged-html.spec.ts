import fc from 'fast-check'
import { strayMarkup } from '../../release/src/compose/stray-markup.ts'
import { forgedHtml, forgedLayout, whole } from '../../release/testing/forged-html.ts'
import { expect, test } from '../fixtures.ts'

/** The gate reads a page's HTML with a parser of its own: this browser must read it in the same way. */
test('no HTML that the gate lets through leaves its place in a browser', async ({ page }) => {
  const passed = fc
    .sample(forgedHtml, { seed: 15, numRuns: 6000 })
    .filter((html) => !strayMarkup(html, forgedLayout, '/forms/contact'))
  expect(passed.length).toBeGreaterThan(300)
  const strayed = await page.evaluate(
    ({ documents, empty }) => {
      const around = (html: string) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html')
        parsed.querySelector('main')?.replaceChildren()
        return parsed.documentElement.outerHTML
      }
      return documents.filter((html) => around(html) !== around(empty))
    },
    { documents: passed.map(whole), empty: whole('') },
  )
  expect(strayed).toEqual([])
})
