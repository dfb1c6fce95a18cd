import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { releaseEditedLegal } from '../support/edited-legal.ts'
import { expect, footerLink, hydrated, test } from '../support/fixtures.ts'
import { root } from '../support/project.ts'
import { long } from '../support/sample.ts'
import type { ServedStore } from '../support/served-store.ts'

/** A remote that bundles its own React: the hooks of that copy do not know that a page is being rendered. */

test.use({ tolerated: /./ })
test.setTimeout(120_000)

test('a version with a bundled React is refused if its page calls that React on the server', async ({
  own,
}) => {
  await expect(releaseWithOwnReact(own, 'useState()')).rejects.toThrow(
    /mf-legal@\S+ is refused: page 'policy' at \S+ does not render: .*null \(reading 'useState'\)/,
  )
})

test(
  'a version with a bundled React gives way to the previous one if its page calls that React only in browsers',
  long,
  async ({ own, page }) => {
    await releaseWithOwnReact(own, `if ('window' in globalThis) useState()`)
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto(`${own.url}/terms`)
    await expect(heading).toHaveText('Terms with a React of their own')
    await hydrated(page)
    await expect(heading, 'on a direct load').toHaveText('Terms & Conditions')
    await page.goto(`${own.url}/about`)
    await hydrated(page)
    await footerLink(page, 'Terms & Conditions').click()
    await expect(heading, 'in the app').toHaveText('Terms & Conditions')
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(26)
  },
)

const releaseWithOwnReact = (own: ServedStore, call: string): Promise<void> =>
  releaseEditedLegal(own, async ({ folder, edit }) => {
    const code = await readFile(
      path.join(root, 'mf-legal/node_modules/react/cjs/react.production.js'),
      'utf8',
    )
    await writeFile(
      path.join(folder, 'mf-legal/src/own-react.js'),
      `const exports = {}\n${code}\nexport const { useState } = exports\n`,
    )
    await edit(
      'mf-legal/src/pages/policy.tsx',
      (text) =>
        `import { useState } from '../own-react.js'\n${text.replace('if (!policy)', `${call}\n  if (!policy)`)}`,
    )
    await edit('mf-legal/src/content/terms.md', (text) =>
      text.replace(/^title: .*$/m, 'title: Terms with a React of their own'),
    )
  })
