import type { Page } from '@playwright/test'
import { releaseEditedLegal } from '../support/edited-legal.ts'
import { expect, footerLink, hydrated, test } from '../support/fixtures.ts'
import { long, some } from '../support/sample.ts'
import type { ServedStore } from '../support/served-store.ts'

/** A walk through the site in one document: each page adds its rules to those of the pages before. */
const way = [
  '/',
  '/bridge-pay',
  '/blog',
  '/hospitality',
  '/terms',
  '/contact',
  '/about',
  '/faq',
  '/careers',
  '/',
]

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  tolerated: /^Failed to load resource: net::ERR_FAILED$/,
})

test('the app adopts the document’s own style sheets, so that nothing is restyled', async ({ page }) => {
  await page.goto('/')
  const before = await page.evaluateHandle(() => [...document.styleSheets])
  const rules = await ruleCount(page)
  expect(rules).toBeGreaterThan(200)
  await hydrated(page)
  expect(
    await before.evaluate((sheets) => sheets.every((sheet, at) => sheet === document.styleSheets[at])),
  ).toBe(true)
  const sheets = await page.evaluate(() => document.styleSheets.length)
  expect(sheets, 'fonts, critical styles, those below the fold, the layout’s late ones').toBe(4)
  expect(await ruleCount(page), 'rules once the page is hydrated').toBe(rules)
})

for (const width of some([390, 1440]))
  test(`at ${width} px, a page looks the same whether it is loaded or reached in the app`, async ({
    page,
    context,
  }) => {
    test.setTimeout(90_000)
    await context.route('**/*.woff2', (route) => route.abort()) // fonts may be in time for only one of the first paints
    await page.setViewportSize({ width, height: 900 })
    const direct = await context.newPage()
    await direct.setViewportSize({ width, height: 900 })
    await page.goto(way[0] as string)
    await hydrated(page)
    for (const path of way.slice(1)) {
      await page.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), path)
      await expect(page).toHaveURL(path)
      await direct.goto(path)
      await hydrated(direct)
      await expect(direct.locator('html')).not.toHaveAttribute('data-from-top') // all of it is laid out
      await expect(page.locator('main h1')).toHaveText((await direct.locator('main h1').textContent()) ?? '')
      const expected = await looks(direct)
      expect(expected.length, path).toBeGreaterThan(30)
      await expect.poll(() => looks(page), path).toEqual(expected)
    }
  })

const ruleCount = (page: Page): Promise<number> =>
  page.evaluate(() => [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0))

/**
 * Each visible element of the page, with its position and the computed values of the properties that our rules set.
 * The position stands in for the margins: for an automatic one, Chromium sometimes reports 0px wherever the element is.
 */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const decided = [
      ...['display', 'position', 'width', 'height', 'padding', 'border', 'borderRadius', 'gap'],
      ...['gridTemplateColumns', 'flexDirection', 'alignItems', 'justifyContent', 'overflow', 'listStyle'],
      ...['color', 'backgroundColor', 'fontSize', 'fontWeight', 'fontFamily', 'lineHeight', 'letterSpacing'],
      ...['textAlign', 'textDecoration', 'whiteSpace', 'fill', 'stroke'],
    ] as const
    const shown = [...document.querySelectorAll('main, main *')].filter((element) =>
      element.checkVisibility(),
    )
    const origin = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect()
    return shown.map((element) => {
      const style = getComputedStyle(element)
      const { x, y } = element.getBoundingClientRect()
      const place = `${(x - origin.x).toFixed(1)}, ${(y - origin.y).toFixed(1)}`
      return [element.tagName, place, ...decided.map((property) => style[property])].join('|')
    })
  })

test.describe('a style that extends another one', () => {
  test.setTimeout(120_000)

  test(
    'overrides it on a direct load and in the app, including a variant that is added only in browsers',
    long,
    async ({ own, page }) => {
      await releaseNarrow(own)
      const spacing = () =>
        page.locator('#narrow').evaluate((element) => getComputedStyle(element).letterSpacing)
      await page.goto(`${own.url}/terms`)
      expect(await spacing(), 'as rendered').toBe('1px')
      await hydrated(page)
      await expect(page.locator('#narrow')).toHaveCSS('word-spacing', '9px') // the late variant
      expect(await spacing(), 'with the variant').toBe('1px')

      await page.goto(`${own.url}/about`)
      await hydrated(page)
      await footerLink(page, 'Terms & Conditions').click()
      await expect(page.locator('#narrow')).toHaveCSS('word-spacing', '9px')
      expect(await spacing(), 'in the app').toBe('1px')
    },
  )
})

/** Releases mf-legal with a style that narrows the spacing of its base; the base widens further once hydrated. */
const releaseNarrow = (own: ServedStore): Promise<void> =>
  releaseEditedLegal(own, ({ edit }) =>
    edit(
      'mf-legal/src/pages/policy.tsx',
      (text) => `import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
${text.replace('<PolicyHeader', '<Extra /><PolicyHeader')}
const Wide = styled.p(({ $late }) => ({ letterSpacing: $late ? '9px' : '3px', wordSpacing: $late ? '9px' : '3px' }))
const Narrow = styled(Wide)({ letterSpacing: '1px' })
function Extra() {
  const [late, setLate] = useState(false)
  useEffect(() => setLate(true), [])
  return <Narrow id="narrow" $late={late}>Narrow</Narrow>
}
`,
    ),
  )
