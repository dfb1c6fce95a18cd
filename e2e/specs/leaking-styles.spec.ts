import type { Page } from '@playwright/test'
import { releaseEditedLegal } from '../support/edited-legal.ts'
import { expect, footerLink, hydrated, test } from '../support/fixtures.ts'
import { long } from '../support/sample.ts'
import type { ServedStore } from '../support/served-store.ts'

/** A remote whose styles target the layout, in the ways that styled-components leaves open. */

test.setTimeout(120_000)

const global = 'createGlobalStyle`footer { letter-spacing: 3px; }`'
const beyond = 'styled.div`footer:not(&) { letter-spacing: 3px; }`'
const later = 'styled.div(({ $late }) => ($late ? { "footer:not(&)": { letterSpacing: "3px" } } : {}))'

test(
  'the gate refuses a global style, and a rule that may match elements outside its page',
  long,
  async ({ own }) => {
    await expect(releaseStyled(own, global)).rejects.toThrow(
      /mf-legal@\S+ is refused: it imports createGlobalStyle from styled-components/,
    )
    await expect(releaseStyled(own, beyond)).rejects.toThrow(
      /page 'policy' at \/\S+ styles elements outside its page: 'footer:not\(\.\w+\)'/,
    )
  },
)

test.describe('a rule added only in browsers', () => {
  test('leaves documents of other remotes alone, and is gone in the next document', async ({ own, page }) => {
    await releaseStyled(own, later)
    for (const path of ['/', '/about', '/blog', '/contact']) {
      await page.goto(own.url + path)
      await hydrated(page)
      expect(await leaks(page), path).toBe(false)
    }
    await leaveFor(page, 'Terms & Conditions')
    await expect.poll(() => leaks(page), 'on its own page').toBe(true)
    await leaveFor(page, 'Blog')
    expect(await leaks(page), 'in the same document').toBe(true)
    await page.reload()
    expect(await leaks(page), 'in the next document').toBe(false)
  })
})

test('a page’s overlay leaves the header usable', async ({ page }) => {
  await page.goto('/about')
  await page.locator('main').evaluate((main) => {
    const overlay = main.appendChild(document.createElement('div'))
    for (const [name, value] of [
      ['position', 'fixed'],
      ['inset', '0'],
      ['z-index', '2147483647'],
    ] as const)
      overlay.style.setProperty(name, value)
  })
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .first()
    .click({ trial: true, timeout: 5000 })
})

async function leaveFor(page: Page, name: string): Promise<void> {
  const title = await page.title()
  await footerLink(page, name).click()
  await expect(page).not.toHaveTitle(title)
}

/** Whether the style reaches the footer. */
const leaks = (page: Page): Promise<boolean> =>
  page.getByRole('contentinfo').evaluate((footer) => getComputedStyle(footer).letterSpacing === '3px')

/** Releases mf-legal with this styled element on its pages; `$late` is set once its page is hydrated. */
const releaseStyled = (own: ServedStore, style: string): Promise<void> =>
  releaseEditedLegal(own, ({ edit }) =>
    edit('mf-legal/src/pages/policy.tsx', (text) => {
      const styled = text.replace('<PolicyHeader', '<Extra /><PolicyHeader')
      const name = style.startsWith('create') ? 'createGlobalStyle' : 'styled'
      return `import { useEffect, useState } from 'react'
import { ${name} } from 'styled-components'
${styled}
const Styled = ${style}
function Extra() {
  const [late, setLate] = useState(false)
  useEffect(() => setLate(true), [])
  return <Styled $late={late} />
}
`
    }),
  )
