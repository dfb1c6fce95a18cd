import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

const words = ['Fast', 'Reliable', 'Secure', 'Easy']
const wordTime = 2500

const line = (page: Page) => page.locator('hgroup p')
const word = (page: Page) => line(page).locator('span').first()
const state = (page: Page) => word(page).evaluate((word) => getComputedStyle(word).animationPlayState)

/** Pauses all words `time` ms after the first one starts, and returns the visible ones. */
const shownAt = (page: Page, time: number) =>
  line(page).evaluate((line, time) => {
    const words = [...line.querySelectorAll('span')]
    for (const animation of words.flatMap((word) => word.getAnimations())) {
      animation.pause()
      animation.currentTime = time
    }
    return words
      .filter((word) => Number(getComputedStyle(word).opacity) > 0)
      .map((word) => word.textContent.trim())
  }, time)

test('the words under the headline take turns of 2500 ms, and start over after the last one', async ({
  page,
}) => {
  await page.goto('/')
  for (let turn = 0; turn < 9; turn++) {
    const [word, next] = [words[turn % 4], words[(turn + 1) % 4]]
    expect(await shownAt(page, turn * wordTime), `after ${turn} turns`).toEqual([word])
    expect(await shownAt(page, (turn + 1) * wordTime - 301), `before turn ${turn + 1}`).toEqual([word])
    expect(await shownAt(page, (turn + 1) * wordTime - 250), `early in turn ${turn + 1}`).toEqual([word])
    expect(await shownAt(page, (turn + 1) * wordTime - 50), `late in turn ${turn + 1}`).toEqual([next])
  }
})

test('an outgoing word never rises towards the line above', async ({ page }) => {
  await page.goto('/')
  const top = () => word(page).evaluate((word) => word.getBoundingClientRect().top)
  await shownAt(page, 0)
  const before = await top()
  for (let time = wordTime - 300; time <= wordTime; time += 20) {
    await shownAt(page, time)
    expect(await top()).toBeGreaterThanOrEqual(before)
  }
})

test('a word change moves nothing and is not announced', async ({ page }) => {
  await page.goto('/')
  const lead = page.getByText('A trusted Technology Service Provider')
  await shownAt(page, 0)
  const before = await lead.boundingBox()
  const aloud = await page.locator('hgroup').ariaSnapshot()
  expect(aloud).toContain('Fast Reliable Secure Easy')
  await shownAt(page, wordTime)
  expect(await lead.boundingBox()).toEqual(before)
  expect(await page.locator('hgroup').ariaSnapshot()).toBe(aloud)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Need to Move Money, just bridge it')
})

test('the word pauses under the pointer, while a button beside it has the focus, and when stopped', async ({
  page,
}) => {
  await page.goto('/')
  await expect.poll(() => state(page)).toBe('running')
  await line(page).hover()
  await expect.poll(() => state(page)).toBe('paused')
  await page.mouse.move(0, 0)
  await expect.poll(() => state(page)).toBe('running')
  await page.getByRole('main').getByRole('link', { name: 'Book a Demo' }).focus()
  await expect.poll(() => state(page)).toBe('paused')
  const stop = page.getByRole('checkbox', { name: 'Pause the motion' })
  await stop.check()
  await stop.blur()
  expect(await state(page)).toBe('paused')
  await stop.uncheck()
  await stop.blur()
  await expect.poll(() => state(page)).toBe('running')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the words rotate, and can be paused', async ({ page }) => {
    await page.goto('/')
    expect(await state(page)).toBe('running')
    await page.getByRole('checkbox', { name: 'Pause the motion' }).check()
    expect(await state(page)).toBe('paused')
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('all words are on one line', async ({ page }) => {
    await page.goto('/')
    expect(await shownAt(page, 0)).toEqual(words)
    const places = await line(page)
      .locator('span')
      .evaluateAll((all) => all.map((word) => word.getBoundingClientRect()))
    expect(new Set(places.map(({ top }) => top)).size).toBe(1)
    for (const [i, { left }] of places.entries())
      expect(left).toBeGreaterThanOrEqual(places[i - 1]?.right ?? 0)
    await expect(page.getByRole('checkbox', { name: 'Pause the motion' })).toBeHidden()
  })
})
