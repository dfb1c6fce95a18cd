import fc from 'fast-check'
import { strayStyle } from '../../release/src/gate/stray-style.ts'
import { forgedCss, forgedLayout, styledPage } from '../../release/testing/forged-css.ts'
import { expect, test } from '../support/fixtures.ts'

/** Set FORGED_RUNS and FUZZ_SEED to search further. */
const numRuns = Number(process.env['FORGED_RUNS'] ?? 15_000)
const seed = Number(process.env['FUZZ_SEED'] ?? 7)

/** The gate has its own CSS parser: what it accepts must not reach the layout in a real browser. */
test('no style that the gate accepts changes the layout around the page in a browser', async ({ page }) => {
  const passed = fc
    .sample(forgedCss, { seed, numRuns })
    .filter((css) => !strayStyle('mf-b', css, forgedLayout))
  expect(passed.length).toBeGreaterThan(1000)
  const { before, after, css } = forgedLayout
  await page.setContent(
    `<!doctype html><html><head><style>${css}</style><style id="own"></style></head><body><div id="root">${before}${styledPage}${after}</div></body></html>`,
  )
  const { strayed, own } = await page.evaluate((sheets) => {
    const style = document.querySelector('#own') as HTMLStyleElement
    const look = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .map((element) => getComputedStyle(element))
        .map((found) => [
          found.letterSpacing,
          found.wordSpacing,
          found.color,
          found.getPropertyValue('--ink'),
        ])
        .join()
    const around = () => look('html, body, #root, header, header *, main, footer, footer *, dialog')
    const plain = [around(), look('main *')]
    const strayed: string[] = []
    let own = 0
    for (const sheet of sheets) {
      style.textContent = sheet
      if (around() !== plain[0]) strayed.push(sheet)
      if (look('main *') !== plain[1]) own++
    }
    return { strayed, own }
  }, passed)
  expect(strayed).toEqual([])
  expect(own).toBeGreaterThan(100) // otherwise nothing was tested
})
