import type { Page } from '@playwright/test'
import { expect, holdApp, hydrated, test } from '../support/fixtures.ts'

const bankSwitch = (page: Page) => page.getByRole('switch', { name: 'Take Bank A down' })
const ledger = (page: Page) => page.getByRole('table', { name: '₹36,200 to Sunita Rao' })
const rowOf = (page: Page, bank: string) => ledger(page).getByRole('row', { name: new RegExp(`^${bank}`) })
const status = (page: Page) => page.locator('main [role=status]').first()

const expectUp = async (page: Page) => {
  await expect(rowOf(page, 'Bank A')).toMatchAriaSnapshot(`
    - row:
      - rowheader "Bank A 11:02 · UTR 6310…17"
      - cell "₹36,200"
      - cell "Paid"`)
  await expect(rowOf(page, 'Bank B')).toMatchAriaSnapshot(`
    - row:
      - rowheader "Bank B Ready, not needed"
      - cell "₹0"
      - cell "Idle"`)
}

const expectRerouted = async (page: Page) => {
  await expect(rowOf(page, 'Bank A')).toMatchAriaSnapshot(`
    - row:
      - rowheader "Bank A 11:03 · Status enquiry"
      - cell "₹0"
      - cell "Not paid"`)
  await expect(rowOf(page, 'Bank B')).toMatchAriaSnapshot(`
    - row:
      - rowheader "Bank B 11:05 · UTR 6310…42"
      - cell "₹36,200"
      - cell "Paid"`)
}

/** Collects what the status says to screen readers, until it says that the payout is paid by Bank B. */
async function said(page: Page): Promise<string[]> {
  const sentences: string[] = []
  await expect(async () => {
    const now = (await status(page).ariaSnapshot()).replace(/^- status: ?/, '').replaceAll('"', '')
    if (now !== '- status' && sentences.at(-1) !== now) sentences.push(now)
    expect(now).toContain('Paid by Bank B')
  }).toPass({ intervals: [50], timeout: 8000 })
  return sentences
}

test('with Bank A down, the payout is unknown, then not paid, then paid by Bank B', async ({ page }) => {
  await page.goto('/')
  await expectUp(page)
  await expect(status(page)).toMatchAriaSnapshot(`- status: "Bank A answers: paid at 11:02."`)
  await bankSwitch(page).check()
  expect(await said(page)).toEqual([
    'No answer from Bank A: unknown, so nothing is sent again.',
    'Bank A confirms: not paid. Now it goes by Bank B.',
    'Paid by Bank B at 11:05. Once, not twice.',
  ])
  await expectRerouted(page)
  await bankSwitch(page).uncheck()
  await expectUp(page)
})

test('the arch of Bank A breaks, and its packets stop', async ({ page }) => {
  await page.goto('/')
  const drawing = page.locator('main svg.wide')
  await expect(drawing.locator('.breaks')).toHaveCSS('opacity', '0')
  await bankSwitch(page).check()
  await expect(drawing.locator('.breaks')).toHaveCSS('opacity', '1')
  await expect(drawing.locator('.falls')).toHaveCSS('opacity', '0')
  const states = await drawing
    .locator('.packet')
    .evaluateAll((all) => all.map((packet) => getComputedStyle(packet).animationPlayState))
  expect(states).toContain('paused')
  expect(states).toContain('running')
})

/** The sides of the bridge on which packets are seen: negative is Bank A's. */
const sidesWithPackets = (page: Page) =>
  page.locator('main svg.wide').evaluate((drawing) => {
    const box = drawing.getBoundingClientRect()
    // Packets themselves fade in and out; their arch is what counts.
    const isSeen = (packet: Element) =>
      packet.closest('svg > g > g')?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const sides = [...drawing.querySelectorAll('.packet')].filter(isSeen).map((packet) => {
      const { left, width } = packet.getBoundingClientRect()
      return Math.sign(left + width / 2 - (box.left + box.width / 2))
    })
    return [...new Set(sides)]
  })

test('packets run only on the arch of the bank that pays', async ({ page }) => {
  await page.goto('/')
  expect(await sidesWithPackets(page)).toEqual([-1])
  await bankSwitch(page).check()
  await expectRerouted(page)
  expect(await sidesWithPackets(page)).toEqual([1])
  await bankSwitch(page).uncheck()
  await expect.poll(() => sidesWithPackets(page)).toEqual([-1])
})

test('the switch works by keyboard', async ({ page }) => {
  await page.goto('/')
  await bankSwitch(page).focus()
  await page.keyboard.press('Space')
  await expect(bankSwitch(page)).toBeChecked()
  await expectRerouted(page)
})

test('a press before the code has arrived is kept', async ({ page }) => {
  const arrive = await holdApp(page)
  await page.goto('/')
  await bankSwitch(page).check()
  await expect(page.locator('main[data-alive]')).not.toBeAttached()
  arrive()
  await hydrated(page)
  await expect(bankSwitch(page)).toBeChecked()
  await expectRerouted(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the switch works', async ({ page }) => {
    await page.goto('/')
    await bankSwitch(page).check()
    await expectRerouted(page)
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the outcome follows at once', async ({ page }) => {
    await page.goto('/')
    await bankSwitch(page).check()
    await expect(status(page)).toMatchAriaSnapshot(`- status: "Paid by Bank B at 11:05. Once, not twice."`)
    await expect(page.locator('main section').first().locator('.falls').last()).toHaveCSS('opacity', '0')
  })
})

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [834, 1112],
  [1440, 900],
  [2560, 1440],
] as const)
  test(`fills the first window of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const { bottom } = await page
      .locator('main section')
      .first()
      .evaluate((section) => section.getBoundingClientRect())
    expect(bottom).toBeGreaterThanOrEqual(height)
    if (width >= 834) expect(bottom).toBeLessThanOrEqual(height * 1.1) // a wider fallback font takes more
    for (const name of ['Take Bank A down', 'Get Started']) {
      const control = page.getByRole('main').getByRole(name === 'Get Started' ? 'link' : 'switch', { name })
      await expect(control.first()).toBeInViewport({ ratio: 1 })
    }
    const top = await page.getByText('Bank B', { exact: true }).first().boundingBox()
    expect(top?.y).toBeLessThan(height - 40)
  })

test('nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
