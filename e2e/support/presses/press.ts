import { type CDPSession, expect, type Page } from '@playwright/test'
import type { Control, Way } from './controls.ts'

export interface Hand {
  readonly page: Page
  readonly session: CDPSession
}

/**
 * Presses immediately, with the input that a device would send: nothing waits for the control to be ready. A
 * control out of view is scrolled to first, and the scroll is the page's first interaction.
 */
export async function press(hand: Hand, control: Control, way: Way): Promise<void> {
  if (control.kind === 'scroll to top') await scrollDown(hand)
  if (control.text !== undefined) return type(hand, control)
  if (way === 'key' || control.byKeyOnly) return pressKeys(hand, control)
  if (way === 'click')
    return hand.page.evaluate(
      (selector) => document.querySelector<HTMLElement>(selector)?.click(),
      control.selector,
    )
  const [x, y] = await placeOf(hand, control.selector)
  if (way === 'mouse') await clickAt(hand, x, y)
  else await tapAt(hand, x, y)
}

async function clickAt({ session }: Hand, x: number, y: number): Promise<void> {
  const at = { x, y, button: 'left', clickCount: 1 } as const
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at })
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at })
}

/** A touch becomes a click a few moments later, which the next press must not overtake. */
async function tapAt({ page, session }: Hand, x: number, y: number): Promise<void> {
  const before = await page.evaluate(clicked)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(() => page.evaluate(clicked).catch(() => 'gone')).not.toBe(before)
}

/** Changes with each click, and with any new document it leads to. */
const clicked = (): string => `${performance.timeOrigin} ${window.clicks}`

async function pressKeys({ page }: Hand, { selector, keys }: Control): Promise<void> {
  await page.evaluate((at) => document.querySelector<HTMLElement>(at)?.focus(), keys?.on ?? selector)
  for (const key of keys?.press ?? ['Enter']) await page.keyboard.press(key)
}

async function type({ page }: Hand, { selector, text = '' }: Control): Promise<void> {
  await page.evaluate((at) => document.querySelector<HTMLElement>(at)?.focus(), selector)
  await page.keyboard.type(text, { delay: 15 })
}

/** Scrolls far enough for the scroll-to-top button, and waits for it: visitors press only what they see. */
async function scrollDown({ page }: Hand): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await page.waitForFunction(() => {
    const button = document.getElementById('to-top')
    return button && getComputedStyle(button).visibility === 'visible'
  })
}

/**
 * The centre of the element, or of its icon, once it exists and has not moved for two frames: browsers take a
 * press on a scrolling page as a request to stop.
 */
const placeOf = ({ page }: Hand, selector: string): Promise<[number, number]> =>
  page.evaluate(async (wanted) => {
    let [x, y] = [-1, -1]
    for (let frames = 0; ; frames++) {
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
      const element = document.querySelector(wanted)
      if (!element) continue
      const { left, top, width, height } = (element.querySelector('svg') ?? element).getBoundingClientRect()
      const stands = x === left + width / 2 && y === top + height / 2
      ;[x, y] = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(x, y)
      const isHit = hit !== null && (element.contains(hit) || hit.contains(element))
      if (isHit && stands) return [x, y] as [number, number]
      if (!isHit && frames % 20 === 0) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    }
  }, selector)
