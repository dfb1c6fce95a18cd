import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

const words = ['Fast', 'Reliable', 'Secure', 'Easy']
const wordTime = 2500

const line = (page: Page) => page.locator('hgroup p')
const strip = (page: Page) => line(page).locator('[aria-hidden]')
const state = (page: Page) => strip(page).evaluate((words) => getComputedStyle(words).animationPlayState)

/** Pauses the animation at this time, in ms, and returns the visible words. */
const shownAt = (page: Page, time: number) =>
  line(page).evaluate((line, time) => {
    const [turning] = line.querySelector('[aria-hidden]')?.getAnimations() ?? []
    turning?.pause()
    if (turning) turning.currentTime = time
    const { top, bottom } = line.getBoundingClientRect()
    return [...line.querySelectorAll('[aria-hidden] > span')]
      .filter((word) => {
        const box = word.getBoundingClientRect()
        return box.bottom > top + 1 && box.top < bottom - 1
      })
      .map((word) => word.textContent)
  }, time)

test('the word under the headline changes every 2500 ms and starts over', async ({ page }) => {
  await page.goto('/')
  for (let turn = 0; turn < 9; turn++) {
    const [word, next] = [words[turn % 4], words[(turn + 1) % 4]]
    expect(await shownAt(page, turn * wordTime), `after ${turn} turns`).toEqual([word])
    expect(await shownAt(page, (turn + 1) * wordTime - 301), `before turn ${turn + 1}`).toEqual([word])
    expect(await shownAt(page, (turn + 1) * wordTime - 250), `during turn ${turn + 1}`).toEqual([word, next])
  }
})

test('a word change moves nothing and is not announced', async ({ page }) => {
  await page.goto('/')
  const lead = page.getByText('A trusted Technology Service Provider')
  await shownAt(page, 0)
  const before = await lead.boundingBox()
  const aloud = await page.locator('hgroup').ariaSnapshot()
  expect(aloud).toContain('Fast, Reliable, Secure, Easy')
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

  test('the first word stays', async ({ page }) => {
    await page.goto('/')
    expect(await strip(page).evaluate((words) => words.getAnimations().length)).toBe(0)
    expect(await shownAt(page, 0)).toEqual(['Fast'])
    await expect(page.getByRole('checkbox', { name: 'Pause the motion' })).toBeHidden()
  })
})
