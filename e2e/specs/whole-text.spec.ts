import { addresses, someAddresses, walk } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'

/** Crawlers, reader modes and tools read the rendered page as text. */
for (const height of some([800, 900, 1200]))
  test.describe(`in a window ${height} px high`, () => {
    test.use({ viewport: { width: 1366, height } })

    test('the text of every page contains all its headings without an interaction', async ({ page }) => {
      test.setTimeout(120_000)
      for (const address of walk(`text ${height}`, height === 800 ? addresses : someAddresses())) {
        await page.goto(address)
        const lost = () =>
          page.evaluate(() => {
            const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
            // biome-ignore lint/performance/useDomNodeTextContent: the test is about rendered text
            const text = plain(document.querySelector('main')?.innerText ?? '')
            return [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')]
              .filter((heading) => !heading.closest('[role=tabpanel][data-selected=false], [hidden]'))
              .map((heading) => plain(heading.textContent ?? ''))
              .filter((heading) => !text.toLowerCase().includes(heading.toLowerCase()))
          })
        await expect.poll(lost, { message: address, timeout: 3000 }).toEqual([])
      }
    })
  })
