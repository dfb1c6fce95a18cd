import { expect, holdApp, test } from '../fixtures.ts'
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
