import { expect, hydrated, test } from './fixtures.ts'

test('fonts that arrive after first paint move nothing in the window, even once the app runs', async ({
  visitor,
  proxied,
  baseURL,
}) => {
  const proxy = await proxied(baseURL ?? '')
  proxy.break(/\.woff2$/, 'late')
  await visitor.goto(`${proxy.url}/terms`)
  const places = () =>
    visitor.see(() =>
      [...document.querySelectorAll('main *')]
        .map((element) => element.getBoundingClientRect().top)
        .filter((top) => top < innerHeight),
    )
  const before = await places()
  await expect.poll(() => visitor.see(fontsHaveCome)).toBe(true)
  expect(await places()).toEqual(before)
  await hydrated(visitor)
  expect(await places()).toEqual(before)
})

test('on a slow connection no font is requested before the document has arrived, and the page starts in the fallback font', async ({
  visitor,
  proxied,
  baseURL,
}, { project }) => {
  const proxy = await proxied(baseURL ?? '')
  proxy.break(/^\/terms$/, 'slow')
  await visitor.goto(`${proxy.url}/terms`)
  expect(await visitor.see(() => getComputedStyle(document.body).fontFamily)).toMatch(
    /^"?Instrument Fallback/,
  )
  await expect.poll(() => visitor.see(fontsHaveCome)).toBe(true)
  expect(await visitor.see(fontsBeforeTheDocument)).toEqual([])
  await expect.poll(() => visitor.see(() => localStorage.length)).toBe(1)
  if (project.name === 'firefox') return // it may paint 10 ms before it has read the fonts from its cache
  await visitor.goto(`${proxy.url}/terms`)
  expect(await visitor.see(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"?Instrument Sans/)
})

test('on a fast connection the page shows in our own fonts', async ({ visitor, baseURL }) => {
  await visitor.goto(`${baseURL}/terms`)
  await visitor.goto(`${baseURL}/about`) // the files are cached
  expect(await visitor.see(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"?Instrument Sans/)
})

const fontsBeforeTheDocument = (): string[] => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
  return fonts.filter(({ startTime }) => startTime < (visit?.responseEnd ?? 0)).map(({ name }) => name)
}

const fontsHaveCome = (): boolean =>
  performance
    .getEntriesByType('resource')
    .filter(({ name, duration }) => name.endsWith('.woff2') && duration > 0).length >= 2
