import { leftBehind } from '@bridge/release/src/gate/browser/left-behind.ts'
import { stuckFor } from '@bridge/release/src/gate/browser/scrolling.ts'
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'

/** What the browser check reports about things that a page leaves behind, and what it allows. */

/** Opens a page and runs `act` there, as if a page that the visitor has left had done it. */
async function opened(page: Page, act: () => void): Promise<void> {
  await page.goto('/terms')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { 'bridge:stayed': true }))
  await page.evaluate(act)
}

const cancelled = (type: string) => `it leaves the next page unable to scroll by ${type}`
const dead = 'it leaves the next page with a header whose controls cannot be pressed'

const left: readonly [what: string, act: () => void, says: string][] = [
  [
    'an inert header',
    () => Object.assign(document.querySelector('header') as HTMLElement, { inert: true }),
    dead,
  ],
  [
    'a header that is hidden',
    () => Object.assign((document.querySelector('header') as HTMLElement).style, { display: 'none' }),
    dead,
  ],
  ['a body that ignores presses', () => Object.assign(document.body.style, { pointerEvents: 'none' }), dead],
  [
    'a banner along the lower edge',
    () => {
      const banner = Object.assign(document.createElement('div'), { textContent: 'Accept?' })
      Object.assign(banner.style, { position: 'fixed', inset: 'auto 0 0', height: '90px' })
      document.body.append(banner)
    },
    'it leaves <div> Accept? covering the next page',
  ],
  [
    'a focus trap',
    () => addEventListener('keydown', (event) => event.key === 'Tab' && event.preventDefault(), true),
    'it leaves the next page unable to move focus with Tab',
  ],
  [
    'a wheel that does nothing',
    () => addEventListener('wheel', (event) => event.preventDefault(), { passive: false }),
    cancelled('wheel'),
  ],
  [
    'keys that do not scroll',
    () => addEventListener('keydown', (event) => event.key === 'PageDown' && event.preventDefault()),
    cancelled('keyboard'),
  ],
]

const harmless: readonly [what: string, act: () => void][] = [
  ['a page that leaves nothing behind', () => {}],
  [
    'a field, a list or a slider with the focus',
    () => {
      for (const [name, type] of [['select'], ['input', 'range'], ['textarea']] as const) {
        const field = document.createElement(name)
        if (type) field.setAttribute('type', type)
        document.querySelector('main')?.prepend(field)
        field.focus()
      }
    },
  ],
  [
    'a list in the middle that scrolls by itself and has the focus',
    () => {
      const list = Object.assign(document.createElement('div'), { tabIndex: 0 })
      Object.assign(list.style, { position: 'fixed', inset: '30% 10% 10%', overflow: 'auto' })
      list.append('a word '.repeat(5000))
      document.querySelector('main')?.prepend(list)
      list.focus()
    },
  ],
  [
    'a layer for messages that lets presses through',
    () => {
      const layer = document.createElement('div')
      Object.assign(layer.style, { position: 'fixed', inset: '0', pointerEvents: 'none' })
      document.body.append(layer)
    },
  ],
]

for (const [device, use] of some([
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['a desktop', { viewport: { width: 1280, height: 800 } }],
]))
  test.describe(`on ${device}`, () => {
    test.use(use)

    for (const [what, act, says] of some(left, 3))
      test(`reports ${what}`, async ({ page }) => {
        await opened(page, act)
        expect(await leftBehind(page)).toBe(says)
      })

    for (const [what, act] of some(harmless, 2))
      test(`accepts ${what}`, async ({ page }) => {
        await opened(page, act)
        expect(await stuckFor(page)).toBeUndefined()
        expect(await leftBehind(page)).toBeUndefined()
      })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('reports swipes that do not scroll', async ({ page }) => {
    await opened(page, () =>
      addEventListener('touchmove', (event) => event.preventDefault(), { passive: false }),
    )
    expect(await leftBehind(page)).toBe(cancelled('touch'))
  })
})
