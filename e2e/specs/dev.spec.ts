import { spawn, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { contactForm, thanks, toast } from '../support/contact-form.ts'
import { test as base, expect, hydrated } from '../support/fixtures.ts'
import { root } from '../support/project.ts'
import { long } from '../support/sample.ts'
import { teamFolder } from '../support/team-folder.ts'

const test = base.extend<{ devServer: (cwd: string, args: readonly string[]) => Promise<string> }>({
  devServer: async ({ atEnd }, use) =>
    use(async (cwd, args) => {
      const server = spawn('node', ['shared/bin/dev.js', ...args], {
        cwd,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      atEnd(() => server.kill())
      return await new Promise((resolve, reject) => {
        server.stdout.on('data', (text) => {
          const address = String(text).match(/running at (http:\S+)/)?.[1]
          if (address) resolve(address)
        })
        server.once('exit', (code) => reject(new Error(`the dev server exited with ${code}`)))
      })
    }),
})

test.use({ tolerated: /vite|React DevTools|favicon/ })

test('a remote runs from source inside a deployed site, and edits show up', async ({
  page,
  baseURL,
  atEnd,
  devServer,
}) => {
  const team = await teamFolder('mf-legal')
  atEnd(() => team.remove())
  const url = await devServer(team.folder, ['mf-legal', '--against', baseURL ?? '', '--port', '0'])
  await page.goto(`${url}/terms`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms & Conditions')
  await team.edit('mf-legal/src/content/terms.md', (text) =>
    text.replace(/^title: .*$/m, 'title: Terms as edited'),
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms as edited')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveTitle(/About/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy/)
})

test.describe('a mistake in a page', () => {
  test.use({ tolerated: /./ })

  test('shows in an overlay with its line, even if it fails only on the server', async ({
    page,
    baseURL,
    atEnd,
    devServer,
  }) => {
    const team = await teamFolder('mf-legal')
    atEnd(() => team.remove())
    const against = ['--against', baseURL ?? '', '--port', '0']
    const url = await devServer(team.folder, ['mf-legal', ...against])
    const source = 'mf-legal/src/pages/policy.tsx'
    let line = 0
    const edit = (from: string, to: string) =>
      team.edit(source, (text) => {
        line = text.slice(0, text.indexOf(from)).split('\n').length
        return text.replace(from, to)
      })
    const overlay = page.locator('vite-error-overlay .message-body')
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto(`${url}/terms`)
    await expect(heading).toHaveText('Terms & Conditions')
    await expect(overlay).not.toBeAttached()

    await edit('<PolicyHeader policy={policy} />', '<PolicyHeader policy={policy} />{window.innerWidth}')
    await expect(overlay).toHaveText(
      `src/pages/policy.tsx:${line}: window is not defined (/terms does not render on the server)`,
    )
    await expect(heading, 'the browser still shows the page').toHaveText('Terms & Conditions')

    await edit('{window.innerWidth}', '{Math.random()}')
    await expect(overlay).toContainText(`policy.tsx:${line}: a random value is used while the page renders`)

    await edit(
      '{Math.random()}',
      '<button type="button" onClick={() => { throw new Error("pressed") }}>Press</button>',
    )
    await page.getByRole('button', { name: 'Press' }).click()
    await expect(overlay).toHaveText('pressed')
    await page.keyboard.press('Escape')
    await expect(overlay).not.toBeAttached()

    await edit('export const head =', 'export const heading =')
    await expect(overlay).toHaveText(/policy\.tsx: the page must have a 'head' export/)
  })
})

test(
  'the contact form works in dev mode: messages reach the deployed site',
  long,
  async ({ own, page, devServer }) => {
    const url = await devServer(root, ['mf-contact', '--against', own.url, '--port', '0'])
    await page.goto(`${url}/contact`)
    await hydrated(page)
    const { fill, button } = contactForm(page)
    await fill()
    await button.click()
    await expect(toast(page, thanks)).toBeVisible()
  },
)

test(
  'a remote that has no route yet runs at the path that its team chooses',
  long,
  async ({ page, baseURL, atEnd, devServer }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'bridge-new-'))
    atEnd(() => rm(folder, { recursive: true }))
    const part = path.join(folder, 'mf-partners')
    await mkdir(part)
    await symlink(path.join(root, 'mf-legal/node_modules'), path.join(part, 'node_modules'))
    await writeFile(path.join(part, 'package.json'), '{"type":"module"}')
    await writeFile(
      path.join(part, 'vite.config.ts'),
      `import { remote } from '@bridge/shared/vite'\nexport default remote({ name: 'mf-partners', pages: { list: 'list.tsx' } })`,
    )
    await writeFile(
      path.join(part, 'list.tsx'),
      `export const head = () => ({ title: 'Partners', description: 'All.' })\nexport default () => <h1>Our partners</h1>`,
    )
    const against = ['--against', `${baseURL}/`, '--port', '0'] // with a trailing slash, as browsers show it
    const refused = spawnSync('node', ['shared/bin/dev.js', part, ...against], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(refused.stderr).toContain(
      'has no route to mf-partners: choose where to show it, e.g. --path /partners',
    )
    const url = await devServer(root, [part, '--path', '/partners', ...against])
    await page.goto(`${url}/partners`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our partners')
    await expect(page.getByRole('contentinfo')).toBeVisible()
  },
)

test('all parts run from source on one dev server', long, async ({ page, devServer }) => {
  test.setTimeout(60_000)
  const url = await devServer(root, ['--port', '0'])
  for (const [address, title] of [
    ['/', /Bridge/],
    ['/terms', /Terms/],
    ['/blog', /Blog/i],
    ['/contact', /Contact/i],
  ] as const) {
    await page.goto(url + address)
    await hydrated(page)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto(`${url}/nowhere`)
  await expect(page, 'as on the released site').toHaveURL(`${url}/`)
})
