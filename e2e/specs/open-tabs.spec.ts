import { expect, footerLink, holdFiles, hydrated, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'
import { releaseSecondEdition, secondEdition } from '../support/second-edition.ts'
import { onceAtTerms, open, sameDocument, served, terms, untilPinsExpire } from '../support/tabs.ts'

test('navigation between remotes stays within one document', async ({ own, page }) => {
  await open(page, own, '/about')
  await footerLink(page, 'Terms & Conditions').click()
  await expect(terms(page)).toBeVisible()
  await footerLink(page, 'Blog').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/blogs/i)
  await page.goBack()
  await expect(terms(page)).toBeVisible()
  expect(await sameDocument(page)).toBe(true)
})

test('the next navigation to a part loads a document if the part has been deployed', async ({
  own,
  page,
}) => {
  await onceAtTerms(page, own)
  await releaseSecondEdition(own)
  await untilPinsExpire(page)
  await footerLink(page, 'Blog').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/blogs/i)
  expect(await sameDocument(page), 'the blog has not changed').toBe(true)
  await footerLink(page, 'Terms & Conditions').click()
  await expect(terms(page)).toContainText(secondEdition)
  expect(await sameDocument(page)).toBe(false)
})

for (const size of some([
  { width: 390, height: 800 },
  { width: 1280, height: 800 },
]))
  test(`a document loaded in place of an in-app navigation starts at its top, and loads once, at ${size.width} px`, async ({
    own,
    page,
  }) => {
    await page.setViewportSize(size)
    await open(page, own, '/terms')
    await releaseSecondEdition(own)
    await served(own, 'mf-legal', /^2/)
    const documents: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await footerLink(page, 'Privacy Policy').click()
    await expect.poll(() => sameDocument(page).catch(() => true)).toBe(false)
    await hydrated(page)
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(documents).toHaveLength(1)
  })

test('a release that lands between a document and its modules does not mix versions', async ({
  own,
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const arrive = await holdFiles(page, '**/mf-legal/**/*.js')
  const asked = page.waitForRequest('**/mf-legal/**/*.js')
  await page.goto(`${own.url}/terms`)
  await page.mouse.move(200, 300)
  await page.keyboard.press('Tab')
  await asked
  await releaseSecondEdition(own)
  arrive()
  await hydrated(page)
  await expect(terms(page)).not.toContainText(secondEdition)
  await page.reload()
  await expect(terms(page)).toContainText(secondEdition)
  expect(errors).toEqual([])
})

test('a new version opens in the app if no version of its part has run in this tab yet', async ({
  own,
  page,
}) => {
  await open(page, own, '/about')
  await releaseSecondEdition(own)
  await footerLink(page, 'Terms & Conditions').click()
  await expect(terms(page)).toContainText(secondEdition)
  expect(await sameDocument(page)).toBe(true)
})

test('the next navigation after a settings change loads a document', async ({ own, page }) => {
  test.setTimeout(60_000) // new settings recompose every page
  await open(page, own, '/about')
  const { parts } = await (await fetch(`${own.url}/release.json`)).json()
  const { released } = await import('../support/project.ts')
  await released(own.store, ['settings', '--why', 'another origin'], undefined, {
    SITE_ORIGIN: 'https://bridge.example',
  })
  await expect
    .poll(async () => (await fetch(`${own.url}/terms`)).text())
    .toContain('https://bridge.example/terms')
  await footerLink(page, 'Terms & Conditions').click()
  await expect(terms(page)).toBeVisible()
  await expect.poll(() => sameDocument(page)).toBe(false)
  expect((await (await fetch(`${own.url}/release.json`)).json()).parts).toEqual(parts)
})

test('a tab left open across several deploys requests no missing file', async ({ own, page }) => {
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url())
  })
  await open(page, own, '/about')
  await releaseSecondEdition(own)
  await own.release('rollback', 'mf-legal', '--why', 'not yet')
  await served(own, 'mf-legal', /^1\./)
  for (const name of ['Terms & Conditions', 'Privacy Policy', 'Contact', 'FAQ', 'Blog']) {
    await footerLink(page, name).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/could not be loaded/)
  }
  expect(missing).toEqual([])
})

test('a link to an unknown address loads a document: a newer shell may know it', async ({ own, page }) => {
  await open(page, own, '/about')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/never-heard-of'
    link.textContent = 'Elsewhere'
    document.querySelector('main')?.append(link)
  })
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  await expect(page).toHaveURL(`${own.url}/`)
  expect(await sameDocument(page)).toBe(false)
})
