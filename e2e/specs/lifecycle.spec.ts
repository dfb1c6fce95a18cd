import { readdirSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '../support/fixtures.ts'
import { cache, releaseTool, sharedStore } from '../support/project.ts'
import { long } from '../support/sample.ts'
import { liveVersion, pageHashes } from '../support/site-state.ts'
import { startAndStop } from '../support/start.ts'
import { type TeamFolder, teamFolder } from '../support/team-folder.ts'

/** The tests build parts, which takes time. */
test.setTimeout(120_000)

const policies = ['/privacy-policy', '/terms', '/trust-and-security', '/corporate-policies']
const others = ['/', '/about', '/blog', '/contact', '/faq']

test.describe('a remote’s team with nothing but its package, shared, release and a store', () => {
  let team: TeamFolder

  test.beforeAll(async () => {
    test.setTimeout(120_000)
    team = await teamFolder('mf-legal')
  })
  test.afterAll(() => team.remove())

  test('builds the same version as the whole repository does from the same sources', long, async () => {
    const store = path.join(team.folder, 'another-store')
    expect(await team.release(store, 'publish', 'mf-legal')).toBe(
      `mf-legal@${await liveVersion(sharedStore, 'mf-legal')}`,
    )
    await rm(store, { recursive: true })
  })

  test('deploys and rolls back its remote alone, even if another team deploys in between', async ({
    own,
    page,
  }) => {
    const before = {
      policies: await pageHashes(own.url, policies),
      others: await pageHashes(own.url, others),
    }
    const first = await liveVersion(own.store, 'mf-legal')
    const filesBefore = new Set(filesIn(own.store))

    await team.edit('mf-legal/src/content/terms.md', (text) =>
      text.replace(/^title: .*$/m, 'title: Terms of the second edition'),
    )
    const second = await team.release(own.store, 'publish', 'mf-legal')
    await team.release(
      own.store,
      'deploy',
      'mf-legal',
      '--no-browser',
      '--why',
      'a second edition of the terms',
    )
    const added = filesIn(own.store).filter((file) => !filesBefore.has(file))
    expect(
      added.filter((file) => !/^(parts|published)\/mf-legal\/|^(pages|compositions|releases)\//.test(file)),
    ).toEqual([])
    await own.serves('mf-legal', second.split('@')[1] as string)
    expect(await pageHashes(own.url, others), 'other remotes’ pages').toEqual(before.others)
    const changed = await pageHashes(own.url, policies)
    for (const address of policies) expect(changed[address], address).not.toBe(before.policies[address])
    await page.goto(`${own.url}/terms`)
    await expect(page).toHaveTitle(/second edition/)

    const blog = await teamFolder('mf-blog')
    await blog.edit('mf-blog/src/pages/list.tsx', (text) => `${text}\nexport const edition = 2\n`)
    const blogVersion = (await blog.release(own.store, 'publish', 'mf-blog')).split('@')[1]
    await blog.release(own.store, 'deploy', 'mf-blog', '--no-browser', '--why', 'in between')
    await blog.remove()

    await team.release(own.store, 'rollback', 'mf-legal', '--why', 'the terms were not signed off')
    await own.serves('mf-legal', first)
    expect(await pageHashes(own.url, policies), 'byte-identical pages').toEqual(before.policies)
    expect(await releasedVersion(own.url, 'mf-blog')).toBe(blogVersion)
    await page.goto(`${own.url}/terms`)
    await expect(page).not.toHaveTitle(/second edition/)
  })
})

test('a second start releases nothing if no part has changed', long, async () => {
  const store = path.join(cache, 'start-store')
  await rm(store, { recursive: true, force: true })
  await cp(sharedStore, store, { recursive: true })
  const { stdout } = await releaseTool(store, ['status', '--json'])
  const before = JSON.parse(stdout)
  expect(await startAndStop(store)).toMatch(/^Bridge is running at http:\/\/localhost:\d+$/m)
  expect(JSON.parse((await releaseTool(store, ['status', '--json'])).stdout)).toEqual(before)
})

const filesIn = (store: string): string[] =>
  readdirSync(store, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(store, path.join(entry.parentPath, entry.name)))

async function releasedVersion(url: string, part: string): Promise<string> {
  const { parts } = await (await fetch(`${url}/release.json`)).json()
  return parts[part]
}
