import { expect, hydrated, test } from './fixtures.ts'

test('fonts that come after the paint move nothing, also when the app runs', async ({
  visitor,
  proxied,
  baseURL,
}) => {
  const proxy = await proxied(baseURL ?? '')
  proxy.break(/\.woff2$/, 'late')
  await visitor.goto(`${proxy.url}/terms`)
  const places = () =>
    visitor.see(() =>
      [...document.querySelectorAll('main h1, main h2')].map(
        (element) => element.getBoundingClientRect().top,
      ),
    )
  const before = await places()
  await expect.poll(() => visitor.see(fontsHaveCome)).toBe(true)
  expect(await places()).toEqual(before)
  await hydrated(visitor)
  expect(await places()).toEqual(before)
})

const fontsHaveCome = (): boolean =>
  performance
    .getEntriesByType('resource')
    .filter(({ name, duration }) => name.endsWith('.woff2') && duration > 0).length >= 2
