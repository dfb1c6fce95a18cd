import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { bankSwitch, expectRerouted, payoutIn, rowOf } from '../support/outage.ts'

test('when Bank A is taken down, its arch breaks, and it sends nothing more', async ({ page }) => {
  await page.goto('/')
  const drawing = page.locator('main svg.wide')
  await expect(drawing.locator('.breaks')).toHaveCSS('opacity', '0')
  await expect(drawing.locator('.traffic.of-a')).toHaveCSS('opacity', '1')
  await bankSwitch(page).check()
  await expect(drawing.locator('.breaks')).toHaveCSS('opacity', '1')
  await expect(drawing.locator('.falls')).toHaveCSS('opacity', '0')
  await expect(drawing.locator('.traffic.of-a')).toHaveCSS('opacity', '0')
  await expect(drawing.locator('.traffic.of-b')).toHaveCSS('opacity', '1')
})

/**
 * Throws the switch and stops the fall after each of these times, in ms. Returns the positions of the piece's centre.
 */
const fallOf = (page: Page, times: readonly number[]) =>
  page
    .locator('main section')
    .first()
    .evaluate((section, times) => {
      const piece = section.querySelector('svg.wide .falls') as Element
      const middle = () => {
        const { x, y, width, height } = piece.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      }
      const standing = middle()
      section.querySelector<HTMLElement>('[role=switch]')?.click()
      const [fall] = piece.getAnimations()
      const fallen = times.map((time) => {
        fall?.pause()
        if (fall) fall.currentTime = time
        return middle()
      })
      return { standing, fallen, isFalling: fall !== undefined }
    }, times)

test('the broken piece falls straight down, in its own gap', async ({ page }) => {
  await page.goto('/')
  const { standing, fallen, isFalling } = await fallOf(page, [60, 120, 180, 240, 299])
  expect(isFalling).toBe(true)
  let above = standing.y
  for (const { x, y } of fallen) {
    expect(Math.abs(x - standing.x)).toBeLessThan(12)
    expect(y).toBeGreaterThan(above)
    above = y
  }
  expect(above - standing.y).toBeGreaterThan(60)
})

test('the payout is drawn once: held at Bank A, then over Bank B’s arch, then with the payee', async ({
  page,
}) => {
  await page.goto('/')
  expect(await payoutIn(page)).toEqual(['with the payee'])
  await bankSwitch(page).check()
  await expect.poll(() => payoutIn(page)).toEqual(['with Bank A'])
  await expect.poll(() => payoutIn(page)).toEqual(['with Bank B'])
  await expect(rowOf(page, 'Bank B')).toMatchAriaSnapshot(`
    - row:
      - rowheader "Bank B 11:03 Sent"
      - cell "₹36,200"
      - cell "On its way"`)
  await expect.poll(() => payoutIn(page)).toEqual(['with the payee'])
  await expectRerouted(page)
  await bankSwitch(page).uncheck()
  await expect.poll(() => payoutIn(page)).toEqual(['with the payee'])
})

const crossing = (page: Page) => page.locator('main svg.wide .crosses')

/** The position and opacity of the packet on Bank A's arch, `time` ms after its start. */
const packetAt = (page: Page, time: number) =>
  crossing(page).evaluate((packet, time) => {
    const [crossing] = packet.getAnimations()
    if (!crossing) throw new Error('the packet must be animated')
    crossing.pause()
    crossing.currentTime = time
    const { left, width } = packet.getBoundingClientRect()
    return { x: left + width / 2, opacity: Number(getComputedStyle(packet).opacity) }
  }, time)

test('every four seconds a packet crosses Bank A’s arch, from the bank to the payee', async ({ page }) => {
  await page.goto('/')
  const bridge = await page.locator('main svg.wide').boundingBox()
  if (!bridge) throw new Error('the hero must show its bridge')
  const middle = bridge.x + bridge.width / 2
  const [start, over, end, next] = [
    await packetAt(page, 200),
    await packetAt(page, 1200),
    await packetAt(page, 2270),
    await packetAt(page, 4200),
  ]
  expect([start, over, end, next].map(({ opacity }) => opacity)).toEqual([1, 1, 1, 1])
  expect(start.x).toBeLessThan(over.x)
  expect(over.x).toBeLessThan(end.x)
  expect(middle - end.x).toBeLessThan(0.05 * bridge.width)
  expect(middle - end.x).toBeGreaterThan(0)
  expect(next.x).toBeCloseTo(start.x)
  expect((await packetAt(page, 3000)).opacity).toBe(0)
})

test('no packet crosses while Bank A is down', async ({ page }) => {
  await page.goto('/')
  await expect(crossing(page)).toHaveCSS('display', 'inline')
  await bankSwitch(page).check()
  await expect(crossing(page)).toHaveCSS('display', 'none')
})

test('the packet does not move while motion is paused', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('checkbox', { name: 'Pause the motion' }).check()
  await expect(crossing(page)).toHaveCSS('animation-play-state', 'paused')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no packet crosses', async ({ page }) => {
    await page.goto('/')
    await expect(crossing(page)).toHaveCSS('visibility', 'hidden')
    await expect(crossing(page)).toHaveCSS('animation-name', 'none')
  })
})
