import type { Locator, Page } from '@playwright/test'
import { expect, footerLink, holdApp, hydrated, test } from '../support/fixtures.ts'
import { bankSwitch, expectRerouted, expectUp, payoutIn, rowOf, status } from '../support/outage.ts'

/** Collects the status messages for screen readers, until one says that the payout is paid by Bank B. */
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
    'No answer: unknown, so nothing is sent again.',
    'Bank A confirms: not paid. Now it goes by Bank B.',
    'Paid by Bank B at 11:05. Once, not twice.',
  ])
  await expectRerouted(page)
  await bankSwitch(page).uncheck()
  await expectUp(page)
})

/** Runs in the page: throws the switch, and returns the blank places at each of these times (ms) afterwards. */
function blankAfter(times: readonly number[]) {
  const hero = document.querySelector('main section') as HTMLElement
  const parts = [...hero.querySelectorAll(':is(td, th, [aria-hidden]) > span > [data-at]')]
  hero.querySelector<HTMLInputElement>('[role="switch"]')?.click()
  const animations = parts.flatMap((part) => part.getAnimations()) // all in one go: the first ones end within a frame
  for (const animation of animations) animation.pause()
  const strength = (part: Element) => {
    const { visibility, opacity } = getComputedStyle(part)
    return visibility === 'visible' ? Number(opacity) : 0
  }
  const places = [...new Set(parts.map((part) => part.parentElement as Element))]
  const blankAt = (time: number) => {
    for (const animation of animations) animation.currentTime = time
    return places.filter((place) => Math.max(...[...place.children].map(strength)) < 0.5)
  }
  return times.flatMap((time) => blankAt(time).map((place) => `${time} ms: ${place.textContent}`))
}

test('one moment fades into the next, and neither the rows nor the sentence goes blank', async ({ page }) => {
  await page.goto('/')
  await expectUp(page)
  const times = Array.from({ length: 240 }, (_, i) => i * 25)
  expect(await page.evaluate(blankAfter, times)).toEqual([])
  await expect(bankSwitch(page)).toBeChecked()
})

test('Bank B’s amount stays when its payout is paid: only its state changes', async ({ page }) => {
  await page.goto('/')
  const [amount, state] = await rowOf(page, 'Bank B').locator('td').all()
  await expect(amount?.locator('[data-at="refused rerouted"]') as Locator).toHaveText('₹36,200')
  await expect(state?.locator('[data-at="rerouted"]') as Locator).toHaveText('Paid')
})

test('the switch works by keyboard', async ({ page }) => {
  await page.goto('/')
  await bankSwitch(page).focus()
  await page.keyboard.press('Space')
  await expect(bankSwitch(page)).toBeChecked()
  await expectRerouted(page)
})

test('a press on the switch before the code has arrived takes effect', async ({ page }) => {
  const arrive = await holdApp(page)
  await page.goto('/')
  await bankSwitch(page).check()
  await expect(page.locator('main[data-alive]')).not.toBeAttached()
  arrive()
  await hydrated(page)
  await expect(bankSwitch(page)).toBeChecked()
  await expectRerouted(page)
})

const pause = (page: Page) => page.getByRole('checkbox', { name: 'Pause the motion' })

const throwBoth = async (page: Page) => {
  await bankSwitch(page).check()
  await pause(page).check()
}

const expectBothThrown = async (page: Page) => {
  await expect(bankSwitch(page)).toBeChecked()
  await expect(pause(page)).toBeChecked()
}

test('going back restores the switches', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await throwBoth(page)
  await footerLink(page, 'FAQ').click()
  await expect(page).toHaveURL(/faq$/)
  await page.goBack()
  await expectBothThrown(page)
})

test('a page that is re-rendered from scratch, as after translation, keeps the state of its switches', async ({
  page,
}) => {
  const arrive = await holdApp(page)
  await page.goto('/')
  await throwBoth(page)
  await page.locator('h1').evaluate((heading) => {
    heading.replaceChildren(document.createElement('font'))
  })
  arrive()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Move Money')
  await expectBothThrown(page)
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

  test('the outcome follows immediately', async ({ page }) => {
    await page.goto('/')
    await bankSwitch(page).check()
    await expect(status(page)).toMatchAriaSnapshot(`- status: "Paid by Bank B at 11:05. Once, not twice."`)
    await expectRerouted(page) // including the trace of Bank A’s missing answer
    expect(await payoutIn(page)).toEqual(['with the payee'])
    await expect(page.locator('main section').first().locator('.falls').last()).toHaveCSS('opacity', '0')
  })
})
