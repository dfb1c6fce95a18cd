import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { walk } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  tolerated: /^Failed to load resource: net::ERR_FAILED$/,
})

for (const width of some([390, 1440]))
  test(`at ${width} px, every element looks as it would with all styles in the head`, async ({ page }) => {
    test.setTimeout(600_000)
    await page.setViewportSize({ width, height: 900 })
    await page.route('**/*.woff2', (route) => route.abort()) // fonts may be in time for only one of the two
    for (const address of walk(`critical CSS ${width}`)) {
      const document = await (await page.request.get(address)).text()
      expect(
        [...document.matchAll(sheet)].length,
        `${address}: sheets, of which all but one moved`,
      ).toBeGreaterThan(1)
      const split = await looks(page, address, withoutScripts(document))
      expect(split, address).toEqual(await looks(page, address, withoutScripts(inOneSheet(document))))
    }
  })

test('menus look the same while the page is still arriving, as they can be opened at any moment', async ({
  page,
}) => {
  const document = withoutScripts(await (await page.request.get('/terms')).text())
  const arriving = document.replace(/<style data-layout>.*?<\/style>/s, '')
  expect(arriving.length).toBeLessThan(document.length)
  const header = 'header, header *'
  expect(await looks(page, '/terms', arriving, header)).toEqual(await looks(page, '/terms', document, header))
})

test('the first paint of the home page waits for 3 KB less than with all styles in the head', async ({
  page,
}) => {
  const document = await (await page.request.get('/')).text()
  const headOf = (text: string) => brotliCompressSync(text.slice(0, text.indexOf('</head>'))).length
  expect(headOf(document)).toBeLessThan(headOf(inOneSheet(document)) - 3000)
})

const withoutScripts = (document: string): string =>
  document
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<script(?! type="(?:importmap|application))[^>]*>.*?<\/script>/gs, '')

const sheet = /<style data-(?:rendered|layout)>(.*?)<\/style>/gs
const group = /(.*?data-styled\.g(\d+)\[id="[^"]+"\]\{content:"[^"]*"\})/gs

/** The document with all of its rules in the head, in the order of styled-components' groups. */
function inOneSheet(document: string): string {
  const groups = [...document.matchAll(sheet)].flatMap(([, css = '']) => [...css.matchAll(group)])
  const ordered = groups.toSorted(([, , one], [, , other]) => Number(one) - Number(other))
  const css = ordered.map(([rules]) => rules).join('')
  return document.replaceAll(sheet, '').replace('</head>', () => `<style>${css}</style></head>`)
}

/** A hash of all computed styles of each element, shown or not. */
async function looks(
  page: Page,
  address: string,
  document: string,
  elements = 'body :not(style)',
): Promise<string[]> {
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/html', body: document }))
  await page.goto(address)
  await page.unroute(`**${address}`)
  return page.evaluate((selector) => {
    for (const animation of window.document.getAnimations()) animation.cancel() // some are pending, others have ended
    const hash = (text: string) =>
      [...text].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) | 0, 0)
    const styleOf = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo)
      if (pseudo && style.content === 'none') return ''
      return [...style].map((name) => style.getPropertyValue(name)).join(';')
    }
    return [...window.document.querySelectorAll(selector)].map((element) => {
      const own = [undefined, '::before', '::after'].map((pseudo) => hash(styleOf(element, pseudo)))
      return [element.tagName, element.getAttribute('class'), ...own].join(' ')
    })
  }, elements)
}
