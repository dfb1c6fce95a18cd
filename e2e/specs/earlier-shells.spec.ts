import path from 'node:path'
import type { ShellArtifact } from '@bridge/shared/artifact'
import type { Description } from '@bridge/shared/build/write-artifact'
import { expect, footerLink, hydrated, test } from '../support/fixtures.ts'
import { root } from '../support/project.ts'
import { open } from '../support/scripts-asked.ts'
import type { ServedStore } from '../support/served-store.ts'
import { variantOf } from '../support/variant.ts'

/** Documents composed for earlier shells, or as an earlier version of the release tool would compose them. */

test.setTimeout(90_000) // each test releases a shell, which recomposes every page

async function releaseShell(own: ServedStore, change: (description: Description) => Description) {
  const dist = await variantOf(path.join(root, 'shell/dist'), '2.0.0', (_, code) => code, change)
  const version = await own.release('publish', 'shell', '--dist', dist)
  await own.release('deploy', 'shell', '--no-browser', '--why', 'composed as before')
  await own.serves('shell', version.split('@')[1] as string)
}

/** The shell as seen by an earlier release tool, which knows nothing of the script's two parts. */
function withoutParts(description: Description): Description {
  const { head, ...rest } = description as ShellArtifact
  const { split, lateStyles, ...whole } = head
  expect(split?.body.length).toBeGreaterThan(1000)
  return { ...rest, head: whole }
}

/** An earlier shell, whose script has two parts but looks for waiting modules only in the head. */
function looksInHead(description: Description): Description {
  const { head, ...rest } = description as ShellArtifact
  const { lateStyles, split, ...old } = head
  const body = split?.body.replace(':is(head, body) > #bridge-later', 'head > #bridge-later') ?? ''
  expect(body.length, 'the script must contain the selector').toBeLessThan(split?.body.length ?? 0)
  return { ...rest, head: { ...old, split: { head: split?.head ?? '', body } } }
}

test('pages of a shell that looks for waiting modules in the head load none before an interaction', async ({
  page,
  own,
}) => {
  await releaseShell(own, looksInHead)
  const scripts = await open(page, `${own.url}/terms`)
  await page.waitForTimeout(1000)
  expect(scripts).toEqual([])
  await hydrated(page)
  expect(scripts.length).toBeGreaterThan(1)
})

test('a document with the whole script in its head works', async ({ page, own }) => {
  await releaseShell(own, withoutParts)
  await page.goto(`${own.url}/blog?topic=upi`)
  await expect(page.locator('body > script:not([type])')).toHaveCount(0)
  await expect(page.locator('main a[href^="/blog/"]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Products' }).click()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('#menu-products a:focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await hydrated(page)
  await footerLink(page, 'Terms & Conditions').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible()
})
