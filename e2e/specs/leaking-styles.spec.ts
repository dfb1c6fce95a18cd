import type { Page } from '@playwright/test'
import { expect, footerLink, hydrated, test } from '../fixtures.ts'
import { releaseEditedLegal } from '../support/edited-legal.ts'
import type { ServedStore } from '../support/served-store.ts'

/**
 * A remote whose styles reach for the layout in the two ways that styled-components leaves open: a global style, and a
 * component's rule that names something outside of it.
 */
test.setTimeout(120_000)

test('documents of other remotes are out of reach; the leaking page’s own layout is not', async ({
  own,
  page,
}) => {
  await releaseLeaking(own)
  for (const path of ['/', '/about', '/blog', '/contact']) {
    await page.goto(own.url + path)
    expect(await leaks(page), path).toEqual([])
  }
  await page.goto(`${own.url}/terms`)
  expect(await leaks(page), '/terms').toEqual(['global', 'component'])
})

test('in the app a global style goes with its page, and a component’s rule with the document', async ({
  own,
  page,
}) => {
  await releaseLeaking(own)
  await page.goto(`${own.url}/terms`)
  await hydrated(page)
  await leaveFor(page, 'Blog')
  expect(await leaks(page), 'after the document’s own page').toEqual(['component'])
  await page.goto(`${own.url}/about`)
  await hydrated(page)
  await leaveFor(page, 'Terms & Conditions')
  expect(await leaks(page), 'opened in the app').toEqual(['global', 'component'])
  await leaveFor(page, 'Blog')
  expect(await leaks(page), 'after a page opened in the app').toEqual(['component'])
  await page.reload()
  expect(await leaks(page), 'in the next document').toEqual([])
})

async function leaveFor(page: Page, name: string): Promise<void> {
  const title = await page.title()
  await footerLink(page, name).click()
  await expect(page).not.toHaveTitle(title)
}

/** Which of the leaks reach the footer. */
const leaks = (page: Page): Promise<string[]> =>
  page.getByRole('contentinfo').evaluate((footer) => {
    const { letterSpacing, wordSpacing } = getComputedStyle(footer)
    return [...(letterSpacing === '3px' ? ['global'] : []), ...(wordSpacing === '3px' ? ['component'] : [])]
  })

const releaseLeaking = (own: ServedStore): Promise<void> =>
  releaseEditedLegal(own, ({ edit }) =>
    edit('mf-legal/src/pages/policy.tsx', (text) => {
      const leaking = text.replace('<PolicyHeader', '<Global /><Box /><PolicyHeader')
      return `import { createGlobalStyle, styled } from 'styled-components'\n${leaking}${leakingStyles}`
    }),
  )

const leakingStyles = `
const Global = createGlobalStyle\`footer { letter-spacing: 3px; }\`
const Box = styled.div\`footer:not(&) { word-spacing: 3px; }\`
`
