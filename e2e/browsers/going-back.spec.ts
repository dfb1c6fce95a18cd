import { expect, hydrated, test } from './fixtures.ts'
import type { Visitor } from './visitor.ts'

/** A sample of e2e/specs/back-to-position.spec.ts and e2e/specs/jumps-within-page.spec.ts. */

const read = 1200

const scrolled = (visitor: Visitor) => visitor.see(() => Math.round(scrollY))
const back = (visitor: Visitor) => visitor.see(() => history.back())
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function readFaq(visitor: Visitor, baseURL: string | undefined): Promise<void> {
  await visitor.goto(`${baseURL}/faq`)
  await hydrated(visitor)
  await visitor.see((top) => scrollTo({ top: Number(top), behavior: 'instant' }), String(read))
  await pause(500)
}

const followLink = (visitor: Visitor) =>
  visitor.see(() => document.querySelector<HTMLElement>('footer a[href="/about"]')?.click())

async function goOnToAbout(visitor: Visitor): Promise<void> {
  await followLink(visitor)
  await expect.poll(() => visitor.see(() => document.title)).toMatch(/^About/)
  await expect.poll(() => scrolled(visitor)).toBe(0)
  await pause(500)
}

async function expectToStay(visitor: Visitor): Promise<void> {
  await expect.poll(() => visitor.see(() => location.pathname)).toBe('/faq')
  await expect.poll(() => scrolled(visitor).catch(() => undefined)).toBe(read)
  await pause(1000)
  expect(await scrolled(visitor)).toBe(read)
}

const countSteps = (visitor: Visitor) =>
  visitor.see(() => {
    const counted = { steps: 0 }
    Object.assign(window, { counted })
    addEventListener('scroll', () => counted.steps++)
  })

const steps = (visitor: Visitor) =>
  visitor.see(() => (window as unknown as { counted: { steps: number } }).counted.steps)

test('going back scrolls in one step', async ({ visitor, baseURL }) => {
  await readFaq(visitor, baseURL)
  await goOnToAbout(visitor)
  await countSteps(visitor)
  await back(visitor)
  await expectToStay(visitor)
  expect(await steps(visitor)).toBeLessThanOrEqual(3)
})

for (const wait of [60, 250])
  test(`going back ${wait} ms after following a link restores the position`, async ({ visitor, baseURL }) => {
    await readFaq(visitor, baseURL)
    await followLink(visitor)
    await pause(wait)
    await back(visitor)
    await expectToStay(visitor)
  })

for (const [how, use] of [
  ['before any interaction', async () => {}],
  ['once the app runs', hydrated],
] as const)
  test(`going back from a reloaded document restores the position, ${how}`, async ({ visitor, baseURL }) => {
    await readFaq(visitor, baseURL)
    await goOnToAbout(visitor)
    await visitor.see(() => location.reload())
    await pause(1500)
    await use(visitor)
    await back(visitor)
    await expectToStay(visitor)
  })

test('a link within the page scrolls smoothly', async ({ visitor, baseURL }) => {
  await visitor.goto(`${baseURL}/terms`)
  await hydrated(visitor)
  await pause(500)
  await countSteps(visitor)
  await visitor.see(() => document.querySelector<HTMLElement>('main nav a[href="#12"]')?.click())
  await pause(2000)
  expect(await visitor.see(() => document.getElementById('12')?.getBoundingClientRect().top)).toBeLessThan(
    900,
  )
  expect(await steps(visitor)).toBeGreaterThan(1)
})
