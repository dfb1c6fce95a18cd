import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, test } from '../fixtures.ts'

const tileNames = [
  'Unified API',
  'Smart routing',
  'Automatic reconciliation',
  'Real-time visibility',
  'Compliance built in',
  'Controls for teams',
] as const

const rotations = [
  { path: '/', name: 'What you get with every product', tabs: tileNames },
  {
    path: '/bridge-pay',
    name: 'How it Works',
    tabs: ['Add beneficiaries', 'Approve the batch', 'Track every payout'],
  },
  {
    path: '/bridge-collect',
    name: 'How it Works',
    tabs: ['Raise the invoice', 'Share the payment link', 'Collect and reconcile'],
  },
  {
    path: '/bridge-connect',
    name: 'How it Works',
    tabs: ['Connect your account', 'Authorize secure access', 'Get connected banking'],
  },
] as const

const tilesOf = (page: Page) => page.getByRole('tablist', { name: rotations[0].name })
const selected = (list: Locator) => list.getByRole('tab', { selected: true })
const tab = (list: Locator, name: string) => list.getByRole('tab', { name, exact: true })
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true })
const word = (page: Page, text: string) => page.locator('hgroup').getByText(text, { exact: true })

const shownWords = (page: Page) =>
  page.locator('hgroup [aria-hidden]').filter({ visible: true }).allTextContents()

/** The page is alive and time stands still: from here on `runFor` lets it pass. The pointer is out of the way. */
async function stillAt(page: Page, path: string) {
  await page.clock.install()
  await page.goto(path)
  await hydrated(page)
  await expect(page.getByRole('tabpanel').first()).toBeAttached()
  await expect.poll(() => page.locator('[role=tabpanel]').filter({ visible: true }).count()).toBeLessThan(3)
  await page.mouse.move(0, 0)
  await page.clock.pauseAt(Date.now() + 3_600_000)
}

/** Scrolls there and waits until the page's own observers have been told: ours is served after them. */
async function bringIn(element: Locator) {
  await element.evaluate(async (target) => {
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    await new Promise((told) => new IntersectionObserver(told).observe(target))
  })
}

async function tilesAt(page: Page): Promise<Locator> {
  await stillAt(page, '/')
  await bringIn(tilesOf(page))
  return tilesOf(page)
}

/** At the beginning of a tab's time, with pointer and focus elsewhere. */
async function started(list: Locator, name: string) {
  await tab(list, name).click()
  await list.page().mouse.move(0, 0)
  await tab(list, name).blur()
}

/** How far the bar of the selected tab has come. */
const progress = (list: Locator) =>
  selected(list).evaluate((button) =>
    Number(getComputedStyle(button.lastElementChild as Element).getPropertyValue('--progress')),
  )

for (const { path, name, tabs } of rotations)
  test(`${path}: '${name}' gives each of its ${tabs.length} tabs five seconds, and starts again`, async ({
    page,
  }) => {
    await stillAt(page, path)
    const list = page.getByRole('tablist', { name })
    await bringIn(list)
    await expect(list.getByRole('tab')).toHaveText(tabs.map((text) => new RegExp(`${text}$`)))
    await started(list, tabs[0])
    for (const [i, current] of tabs.entries()) {
      await expect(selected(list)).toHaveAccessibleName(current)
      await expect(panel(page, current)).toBeVisible()
      await page.clock.runFor(100)
      expect(await progress(list)).toBe(2)
      await page.clock.runFor(4800)
      expect(await progress(list)).toBe(98)
      await expect(selected(list)).toHaveAccessibleName(current)
      await page.clock.runFor(100)
      await expect(selected(list)).toHaveAccessibleName(tabs[(i + 1) % tabs.length] as string)
      await expect(panel(page, current)).toBeHidden()
    }
  })

test('a click selects a tab and gives it its whole time', async ({ page }) => {
  const list = await tilesAt(page)
  await page.clock.runFor(3000)
  await tab(list, 'Compliance built in').click()
  await expect(selected(list)).toHaveAccessibleName('Compliance built in')
  await expect(panel(page, 'Compliance built in')).toContainText('KYC and AML checks')
  expect(await progress(list)).toBe(0)
  await started(list, 'Compliance built in')
  await page.clock.runFor(4900)
  await expect(selected(list)).toHaveAccessibleName('Compliance built in')
  await page.clock.runFor(100)
  await expect(selected(list)).toHaveAccessibleName('Controls for teams')
})

test('a click on the selected tab restarts its time', async ({ page }) => {
  const list = await tilesAt(page)
  await page.clock.runFor(3000)
  expect(await progress(list)).toBe(60)
  await selected(list).click()
  expect(await progress(list)).toBe(0)
})

test('arrows, Home and End select, wrap, and take the focus along', async ({ page }) => {
  const list = await tilesAt(page)
  await selected(list).focus()
  for (const [key, name] of [
    ['ArrowRight', 'Smart routing'],
    ['ArrowDown', 'Automatic reconciliation'],
    ['ArrowUp', 'Smart routing'],
    ['ArrowLeft', 'Unified API'],
    ['ArrowLeft', 'Controls for teams'],
    ['ArrowRight', 'Unified API'],
    ['End', 'Controls for teams'],
    ['Home', 'Unified API'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(selected(list)).toHaveAccessibleName(name)
    await expect(selected(list)).toBeFocused()
    await expect(panel(page, name)).toBeVisible()
  }
  await expect(list.locator('[tabindex="0"]')).toHaveCount(1)
})

test('the word under the headline changes every 2500 ms and comes round', async ({ page }) => {
  await stillAt(page, '/')
  await untilShown(page, 'Reliable')
  expect(await untilShown(page, 'Secure')).toBe(2500)
  expect(await untilShown(page, 'Easy')).toBe(2500)
  expect(await untilShown(page, 'Fast')).toBe(2500)
  expect(await untilShown(page, 'Reliable')).toBe(2500)
})

/** React renders in a task of its own, posted as a message: ours comes after it. */
const rendered = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((arrived) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = arrived
        port2.postMessage(undefined)
      }),
  )

/** Lets time pass until there is only this word, and tells how much it was. */
async function untilShown(page: Page, text: string): Promise<number> {
  for (let passed = 100; passed <= 10_000; passed += 100) {
    await page.clock.runFor(100)
    await rendered(page)
    if ((await shownWords(page)).join() === text) return passed
  }
  throw new Error(`'${text}' is never shown`)
}

test('a change of the word moves nothing and is not announced', async ({ page }) => {
  await stillAt(page, '/')
  const lead = page.getByText('A trusted Technology Service Provider')
  const before = await lead.boundingBox()
  const aloud = await page.locator('hgroup').ariaSnapshot()
  expect(aloud).toContain('Fast, Reliable, Secure, Easy')
  await page.clock.runFor(2500)
  expect(await lead.boundingBox()).toEqual(before)
  expect(await page.locator('hgroup').ariaSnapshot()).toBe(aloud)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Need to Move Money, just bridge it')
})

test('nothing of the page below moves when a tab changes', async ({ page }) => {
  const list = await tilesAt(page)
  const below = page.getByRole('heading', { name: 'Bridge beside other providers' })
  const before = await below.boundingBox()
  for (let turns = 0; turns < tileNames.length; turns++) {
    await page.clock.runFor(5000)
    expect(await below.boundingBox()).toEqual(before)
  }
  await expect(selected(list)).toHaveAccessibleName('Unified API')
})

test.describe('a rotation rests', () => {
  test('while the pointer is on its tabs or its panel', async ({ page }) => {
    const list = await tilesAt(page)
    await page.clock.runFor(1000)
    for (const rest of [selected(list), panel(page, 'Unified API')]) {
      await rest.hover()
      await page.clock.runFor(20_000)
      expect(await progress(list)).toBe(20)
    }
    await page.mouse.move(0, 0)
    await page.clock.runFor(4000)
    await expect(selected(list)).toHaveAccessibleName('Smart routing')
  })

  test('while it has the focus', async ({ page }) => {
    const list = await tilesAt(page)
    await selected(list).focus()
    await page.clock.runFor(20_000)
    expect(await progress(list)).toBe(0)
    await selected(list).blur()
    await page.clock.runFor(5000)
    await expect(selected(list)).toHaveAccessibleName('Smart routing')
  })

  test('while it is off screen', async ({ page }) => {
    const list = await tilesAt(page)
    await page.clock.runFor(1000)
    await bringIn(page.getByRole('heading', { level: 1 }))
    await page.clock.runFor(20_000)
    expect(await progress(list)).toBe(20)
    await bringIn(list)
    await page.clock.runFor(4000)
    await expect(selected(list)).toHaveAccessibleName('Smart routing')
  })

  test('while its tab of the browser is hidden', async ({ page }) => {
    const list = await tilesAt(page)
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }))
    await page.clock.runFor(20_000)
    expect(await progress(list)).toBe(0)
    await page.evaluate(() => Reflect.deleteProperty(document, 'hidden'))
    await page.clock.runFor(5000)
    await expect(selected(list)).toHaveAccessibleName('Smart routing')
  })

  test('the word too, under the pointer and while a button beside it has the focus', async ({ page }) => {
    await stillAt(page, '/')
    const before = await shownWords(page)
    expect(before).toHaveLength(1)
    await page.locator('hgroup p').hover()
    await page.clock.runFor(10_000)
    expect(await shownWords(page)).toEqual(before)
    await page.mouse.move(0, 0)
    await page.getByRole('main').getByRole('link', { name: 'Book a Demo' }).focus()
    await page.clock.runFor(10_000)
    expect(await shownWords(page)).toEqual(before)
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing rotates by itself, and everything can be chosen', async ({ page }) => {
    const list = await tilesAt(page)
    await page.clock.runFor(20_000)
    await expect(selected(list)).toHaveAccessibleName('Unified API')
    expect(await progress(list)).toBe(0)
    await expect(word(page, 'Fast')).toBeVisible()
    await tab(list, 'Smart routing').click()
    await expect(panel(page, 'Smart routing')).toBeVisible()
  })

  test('the testimonials stand still, all of them in sight', async ({ page }) => {
    await stillAt(page, '/')
    const quotes = page.getByRole('figure')
    await expect(quotes).toHaveCount(3)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await bringIn(quotes.nth(1))
    for (const quote of await quotes.all()) await expect(quote).toBeInViewport({ ratio: 1 })
  })
})

test('the testimonial nearest to the middle of the ticker stands out, and all can be paused', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const region = page.getByRole('region', { name: 'Testimonials' })
  const place = () =>
    region
      .locator('li')
      .first()
      .evaluate((item) => item.getBoundingClientRect().top)
  await bringIn(region)
  const start = await place()
  await expect.poll(place).toBeLessThan(start - 20)

  const nearest = () =>
    region.evaluate((window) => {
      const middle = (element: Element) => {
        const { top, height } = element.getBoundingClientRect()
        return top + height / 2
      }
      const cards = [...window.querySelectorAll('figure')].toSorted(
        (a, b) => Math.abs(middle(a) - middle(window)) - Math.abs(middle(b) - middle(window)),
      )
      return cards.map((card) => card.dataset['current'])
    })
  await region.hover()
  await expect.poll(nearest).toEqual(['true', 'false', 'false', 'false', 'false', 'false'])

  await page.mouse.move(0, 0)
  await page.getByRole('button', { name: 'Pause the quotes' }).click()
  await page.mouse.move(0, 0)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.waitForTimeout(300)
  const paused = await place()
  await page.waitForTimeout(500)
  expect(await place()).toBe(paused)
  await expect(page.getByRole('button', { name: 'Let the quotes move' })).toBeVisible()
})

test('the code sample shows the language that is chosen', async ({ page }) => {
  await stillAt(page, '/')
  const list = page.getByRole('tablist', { name: 'One payout, in your language' })
  await expect(panel(page, 'cURL')).toContainText('curl https://')
  await tab(list, 'Node').click()
  await expect(panel(page, 'Node')).toContainText('bridge.payouts')
  await page.keyboard.press('ArrowRight')
  await expect(panel(page, 'GraphQL')).toContainText('mutation')
  await expect(panel(page, 'Node')).toBeHidden()
})

test('stacked cards stay 100 px and 40 px a card below the top', async ({ page }) => {
  await page.goto('/bridge-connect')
  await hydrated(page)
  const cards = page
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
    .locator('> li')
  const tops = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).top))
  expect(tops).toEqual(['100px', '140px', '180px', '220px', '260px'])
  await cards.last().evaluate((card) => card.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await expect.poll(async () => (await cards.first().boundingBox())?.y).toBe(100)
  await expect.poll(async () => (await cards.nth(1).boundingBox())?.y).toBe(140)
})

test('stacked cards step back as one scrolls, and never under reduced motion', async ({ page }) => {
  const scales = async () => {
    await page.goto('/bridge-connect')
    await hydrated(page)
    const cards = page.getByRole('article')
    await cards.last().evaluate((card) => card.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await page.waitForTimeout(200)
    return cards.evaluateAll((all) => all.map((card) => new DOMMatrix(getComputedStyle(card).transform).a))
  }
  const moved = await scales()
  expect(moved[0]).toBeLessThan(0.98)
  expect(moved.at(-1)).toBe(1)
  expect(moved).toEqual(moved.toSorted())
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await scales()).toEqual([1, 1, 1, 1, 1])
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, tabs } of rotations)
    test(`${path} shows the panel of every tab`, async ({ page }) => {
      await page.goto(path)
      const shown = page.getByRole('tabpanel').filter({ has: page.getByRole('heading') })
      await expect(shown.getByRole('heading')).toHaveText([...tabs])
      for (const opened of await shown.all()) await expect(opened.getByRole('paragraph')).toBeVisible()
    })

  test('the first page shows its first word, all code samples and all testimonials', async ({ page }) => {
    await page.goto('/')
    await expect(word(page, 'Fast')).toBeVisible()
    await expect(word(page, 'Reliable')).toBeHidden()
    for (const name of ['cURL', 'Node', 'GraphQL']) await expect(panel(page, name)).toBeVisible()
    for (const quote of await page.getByRole('figure').all()) await expect(quote).toBeVisible()
  })
})

test.describe('when the code fails to come', () => {
  test.use({ tolerated: /Failed to load resource/ })

  test('all tabs open after ten seconds', async ({ page }) => {
    await page.route('**/entry-*.js', (route) => route.abort())
    await page.goto('/bridge-pay')
    await expect(panel(page, 'Add beneficiaries').getByRole('paragraph')).toBeVisible()
    await expect(panel(page, 'Track every payout')).toBeHidden()
    await expect(panel(page, 'Track every payout').getByRole('paragraph')).toBeVisible({ timeout: 15_000 })
    await expect(panel(page, 'Add beneficiaries').getByRole('paragraph')).toBeVisible()
  })
})
