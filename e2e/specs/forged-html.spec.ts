import fc from 'fast-check'
import { strayMarkup } from '../../release/src/gate/stray-markup.ts'
import { outlineOf } from '../../release/src/gate/well-formed.ts'
import { forgedHtml, forgedLayout, whole } from '../../release/testing/forged-html.ts'
import { expect, test } from '../support/fixtures.ts'

/** Set FORGED_RUNS and FUZZ_SEED to search further. */
const numRuns = Number(process.env['FORGED_RUNS'] ?? 6000)
const seed = Number(process.env['FUZZ_SEED'] ?? 15)

/** The gate has its own HTML parsers: a real browser must read a page in the same way. */
test('a browser finds exactly the elements that the gate found, in the same places', async ({ page }) => {
  const passed = fc
    .sample(forgedHtml, { seed, numRuns })
    .filter((html) => !strayMarkup(html, forgedLayout, '/forms/contact'))
  expect(passed.length).toBeGreaterThan(300)
  const outlines = passed.map((html) => {
    const read = outlineOf(html)
    return 'outline' in read ? read.outline.join('\n') : read.problem
  })
  const strayed = await page.evaluate(
    ({ documents, outlines, empty }) => {
      const outlineIn = (parent: Element, depth = 0): string[] =>
        [...parent.children].flatMap((element) => {
          const names = [depth, element.tagName, ...element.getAttributeNames()]
          return [names.join(' ').toLowerCase(), ...outlineIn(element, depth + 1)]
        })
      const seen = (html: string) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html')
        const main = parsed.querySelector('main') as Element
        const inside = outlineIn(main).join('\n')
        main.replaceChildren()
        return { inside, around: parsed.documentElement.outerHTML }
      }
      const { around } = seen(empty)
      return documents.filter((html, index) => {
        const read = seen(html)
        return read.around !== around || read.inside !== outlines[index]
      })
    },
    { documents: passed.map(whole), outlines, empty: whole('') },
  )
  expect(strayed).toEqual([])
})
