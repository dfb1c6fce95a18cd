import { brokenWords } from '../support/broken-words.ts'
import { expect, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'
import { trades } from '../support/trades.ts'

/** Runs in the page: how many cells of each row of the paper are shown side by side. */
const cellsBesideEachOther = () =>
  [...document.querySelectorAll('main header [data-row]')].map((row) => {
    const cells = [...row.querySelectorAll(':scope > span')]
      .filter((cell) => cell.checkVisibility())
      .map((cell) => cell.getBoundingClientRect())
    const { top, bottom } = row.getBoundingClientRect()
    const middle = (top + bottom) / 2
    return cells.filter((cell) => cell.top < middle + 8 && cell.bottom > middle - 8).length
  })

/** Runs in the page: details under a row's name that are bare numbers. */
const bareDetails = () =>
  [...document.querySelectorAll("main header [data-is='detail']")]
    .filter((detail) => detail.checkVisibility() && !detail.querySelector('i')?.checkVisibility())
    .map((detail) => [...detail.childNodes].filter(({ nodeName }) => nodeName === '#text'))
    .map((texts) => texts.map(({ nodeValue }) => nodeValue).join(''))
    .filter((text) => /^[\d,.]+$/.test(text))

/** Runs in the page: words of the opening that its paper, its screen or its drawing overlaps. */
const coveredWords = () => {
  const boxOf = (element: Element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return (element.matches('svg, div') ? element : text).getBoundingClientRect()
  }
  const picture = [
    ...document.querySelectorAll(
      'main header > div > div > svg, main header > div > [role=img] > div:has(> div)',
    ),
  ]
  return [...document.querySelectorAll('main header :is(h1, p, a)')]
    .filter((words) => !words.closest('[role=img]'))
    .filter((words) => {
      const { left, right, top, bottom } = boxOf(words)
      return picture
        .map(boxOf)
        .some((box) => left < box.right && box.left < right && top < box.bottom && box.top < bottom)
    })
    .map(({ textContent }) => textContent)
}

/** Runs in the page: the right edges of the paper's amounts. */
const endsOfSums = () => {
  const sums = [...document.querySelectorAll<HTMLElement>('main header [data-row] > [data-is=net]')]
  const shown = sums.filter((sum) => sum.checkVisibility())
  return shown.map(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth)
}

/** Runs in the page: how many threads reach their screen from far above it and are not clipped. */
const looseThreads = () =>
  [...document.querySelectorAll('main header [data-stitched] [data-thread]')].filter((thread) => {
    for (
      let around = thread.parentElement;
      !around?.matches('[role=img]');
      around = around?.parentElement ?? null
    ) {
      if (!around) return true
      const { overflowY, clipPath } = getComputedStyle(around)
      if (overflowY === 'clip' || clipPath !== 'none') return false
    }
    return thread.getBoundingClientRect().height > 400
  }).length

const pictured = [...trades, 'bridge-pay', 'bridge-collect', 'bridge-connect']

for (const fonts of ['with', 'without'])
  test.describe(`${fonts} our typefaces`, () => {
    test.use({ tolerated: fonts === 'without' ? /ERR_FAILED/ : /^$/ })

    for (const width of some([390, 834, 1440, 2560], 2))
      test(`no paper breaks a figure or a word at ${width} px`, async ({ page }) => {
        test.setTimeout(120_000)
        await page.setViewportSize({ width, height: 900 })
        if (fonts === 'without') await page.route('**/*.woff2', (route) => route.abort())
        for (const name of pictured) {
          await page.goto(`/${name}`)
          await page.evaluate(() => document.fonts.ready)
          expect.soft(await page.evaluate(brokenWords, 'main [role=img]'), `/${name}`).toEqual([])
        }
      })
  })

test('on a phone, no thread is visible outside its paper and its screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const trade of trades) {
    await page.goto(`/${trade}`)
    expect.soft(await page.evaluate(looseThreads), trade).toBe(0)
  }
})

for (const trade of some(trades, 2)) {
  test(`nothing covers the words of the opening of /${trade}`, async ({ page }) => {
    await page.goto(`/${trade}`)
    for (const width of [320, 390, 600, 750, 834, 1024, 1279, 1280, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await page.evaluate(coveredWords), `${width} px`).toEqual([])
    }
  })

  test(`the paper on /${trade} has all cells of a row side by side`, async ({ page }) => {
    await page.goto(`/${trade}`)
    const counts = await page.evaluate(cellsBesideEachOther)
    expect(counts.length).toBeGreaterThan(4)
    expect(counts).toEqual(counts.map(() => counts[0]))
  })

  test(`on a phone, the paper on /${trade} says what a number under a name is`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/${trade}`)
    expect(await page.evaluate(bareDetails)).toEqual([])
  })
  test(`on a phone, the amounts of the paper on /${trade} are right-aligned`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/${trade}`)
    const ends = await page.evaluate(endsOfSums)
    expect(ends).toEqual(ends.map(() => ends[0]))
  })
}
