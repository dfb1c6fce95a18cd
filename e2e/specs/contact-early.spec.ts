import type { Page } from '@playwright/test'
import { contactForm, postsOf, thanks, toast } from '../support/contact-form.ts'
import { expect, holdApp, holdFiles, hydrated, test } from '../support/fixtures.ts'
import { long } from '../support/sample.ts'

test('a form submitted twice is sent once, natively, if its code never loads', async ({ page }) => {
  await holdApp(page)
  await page.goto('/contact')
  const { fill, button } = contactForm(page)
  await fill()
  const posts = postsOf(page)
  await button.click()
  await button.click()
  await expect(page).toHaveURL(/#sent$/)
  expect(posts).toHaveLength(1)
})

test('a form submitted before its code loads is sent by the code once it has loaded', async ({ page }) => {
  const arrive = await holdApp(page)
  await page.goto('/contact')
  const { fill, button } = contactForm(page)
  await fill()
  await button.click()
  await button.click()
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  arrive()
  expect((await sent).headers()['accept']).toBe('application/json')
  await expect(toast(page, thanks)).toBeVisible()
})

test('code that loads while the browser is submitting the form natively does not send it again', async ({
  page,
}) => {
  const arrive = await holdApp(page)
  const posts: string[] = []
  await page.route('**/forms/contact', (route) => {
    posts.push(route.request().headers()['accept'] ?? '') // the request is never answered
  })
  await page.goto('/contact')
  await contactForm(page).fill()
  // Pressed from within the page: Playwright would wait for the document that the browser is loading by then.
  await page.evaluate(() => {
    const press = () => document.querySelector<HTMLElement>('main form [type=submit]')?.click()
    for (const late of [0, 5000, 8000]) setTimeout(press, late)
    addEventListener('bridge:page-shown', () => console.info('shown'))
  })
  await expect.poll(() => posts.length, { timeout: 10_000 }).toBe(1)
  const shown = page.waitForEvent('console', (message) => message.text() === 'shown')
  await page.waitForTimeout(2000)
  arrive()
  await shown
  await page.waitForTimeout(3000)
  expect(posts).toHaveLength(1)
})

/** Translates like a browser: wraps every text node in a new element and changes it, including product names. */
const translate = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      const font = document.createElement('font')
      text.parentNode?.replaceChild(font, text)
      font.append(`${text.textContent} (translated)`)
    }
  })

test.describe('a page that something else has changed before its code loads', () => {
  test('keeps what was typed, and does not treat a translation as an error', async ({ page }) => {
    const arrive = await holdApp(page)
    await page.goto('/contact')
    const { fill } = contactForm(page)
    await fill()
    const typed = () =>
      page
        .locator('main form')
        .evaluate((form: HTMLFormElement) =>
          [...new FormData(form)].map(([name, value]) => `${name}=${value}`),
        )
    const before = await typed()
    const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name)
    await page.locator('main form [name]').nth(1).focus()
    const name = await focused()
    await translate(page)
    arrive()
    await expect(page.locator('main[data-alive]')).toBeAttached()
    await expect(page.locator('main font')).toHaveCount(0)
    expect(await typed()).toEqual(before)
    expect(await focused()).toBe(name)
  })

  test(
    'keeps what is typed into a field’s replacement, and focuses the replacement of a pressed field',
    long,
    async ({ page }) => {
      const arrive = await holdFiles(page, '**/direct.contact-*.js')
      await page.goto('/contact')
      await hydrated(page)
      await contactForm(page).fill({ email: 'asha@rao.example' })
      await page.evaluate(() => {
        const field = (name: string) => document.querySelector<HTMLInputElement>(`main [name=${name}]`)
        const old = field('name')
        field('phone')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
        const main = document.querySelector('main') as HTMLElement
        new MutationObserver(() => {
          const heir = field('name')
          if (!heir || heir === old || heir.value) return
          heir.value = 'A'
          main.focus() // as browsers do when the pressed element is gone
        }).observe(main, { childList: true, subtree: true })
      })
      await translate(page)
      arrive()
      await expect(page.locator('main font')).toHaveCount(0)
      const { fields } = contactForm(page)
      await expect(fields.phone).toBeFocused()
      await expect(fields.email).toHaveValue('asha@rao.example')
      await expect(fields.name).toHaveValue('A')
    },
  )

  test('replays a submit even if the page has been translated', long, async ({ page }) => {
    const arrive = await holdApp(page)
    await page.goto('/contact')
    const { fill, button } = contactForm(page)
    await fill()
    const send = await button.elementHandle()
    await translate(page)
    await send?.click()
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    arrive()
    expect((await sent).headers()['accept']).toBe('application/json')
    await expect(toast(page, thanks)).toBeVisible()
  })
})

test.describe('a page that an extension has changed before its code loads', () => {
  test.use({ tolerated: /418/ })

  test('replays a submit even if a button was added', long, async ({ page }) => {
    const arrive = await holdApp(page)
    await page.goto('/contact')
    const { fill, button } = contactForm(page)
    await fill()
    await page.evaluate(() => {
      const added = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Fill' })
      document.querySelector('main')?.firstElementChild?.prepend(added)
    })
    await button.click()
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    arrive()
    expect((await sent).headers()['accept']).toBe('application/json')
    await expect(toast(page, thanks)).toBeVisible()
  })
})

test('a form translated after hydration sends its original values', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  const { fill, button } = contactForm(page)
  await fill()
  const send = await button.elementHandle()
  await translate(page)
  await page.locator('main select').selectOption({ index: 2 })
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await send?.click()
  expect((await sent).postData()).not.toContain('translated')
  await expect(toast(page, thanks)).toBeVisible()
})
