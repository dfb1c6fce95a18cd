import type { Page } from '@playwright/test'
import { expect, holdApp, hydrated, test } from '../fixtures.ts'
import { contactForm, thanks, toast } from '../support/contact-form.ts'

test('a form that is sent twice before its code comes is sent once, by the browser, when the code stays away', async ({
  page,
}) => {
  await holdApp(page)
  await page.goto('/contact')
  const { fill, button } = contactForm(page)
  await fill()
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  await button.click()
  await button.click()
  await expect(page).toHaveURL(/#sent$/)
  expect(posts).toHaveLength(1)
})

test('a form that is sent before its code comes is sent once the code is there', async ({ page }) => {
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

/** As browsers do, in elements of their own and with other words, the names of products included. */
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

test.describe('a page that something else has changed before its code comes', () => {
  test.use({ tolerated: /418/ })

  test('keeps what was typed', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
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
    expect(errors.join()).toMatch(/418/)
  })

  test('sends what was pressed although an extension has added a button', async ({ page }) => {
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

  test('sends what was pressed', async ({ page }) => {
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

test('a form is sent whose page is translated when its code is there', async ({ page }) => {
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
