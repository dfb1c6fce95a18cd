import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, footerLink, test } from '../support/fixtures.ts'
import { root } from '../support/project.ts'
import { open, sameDocument } from '../support/tabs.ts'
import { teamFolder } from '../support/team-folder.ts'

const run = promisify(execFile)

test('pnpm new writes a remote that passes its test, builds, deploys and opens in the app', async ({
  own,
  page,
}) => {
  test.setTimeout(120_000)
  const shell = await teamFolder('shell')
  try {
    const inFolder = { cwd: shell.folder }
    const { stdout } = await run(
      process.execPath,
      ['shared/bin/new.js', 'mf-partners', '--path', '/partners'],
      inFolder,
    )
    expect(stdout).toContain('added its route to shell/src/routes.ts')
    // What `pnpm install` would link: every remote has the same dependencies.
    await cp(
      path.join(root, 'mf-contact/node_modules'),
      path.join(shell.folder, 'mf-partners/node_modules'),
      { recursive: true, verbatimSymlinks: true },
    )
    await run(path.join(root, 'node_modules/.bin/vitest'), ['run', '--root', shell.folder, 'mf-partners'])

    const parts = ['shell', 'mf-partners']
    for (const part of parts) await shell.release(own.store, 'publish', part)
    await shell.release(own.store, 'deploy', ...parts, '--no-browser', '--why', 'our partners')
    await expect
      .poll(async () => (await fetch(`${own.url}/partners`, { redirect: 'manual' })).status)
      .toBe(200)

    await open(page, own, '/partners')
    const heading = page.getByRole('heading', { level: 1, name: 'Partners' })
    await expect(heading).toBeVisible()
    await footerLink(page, 'FAQ').click()
    await expect(heading).toBeHidden()
    await page.goBack()
    await expect(heading).toBeVisible()
    expect(await sameDocument(page)).toBe(true)
  } finally {
    await shell.remove()
  }
})
