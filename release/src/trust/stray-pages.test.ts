import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contentHash } from '@bridge/shared/hash'
import { expect, it, vi } from 'vitest'
import { ask } from '../../testing/http.ts'
import {
  type Holder,
  isShown,
  plantPages,
  root,
  said,
  served,
  teamA,
  teamB,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import type { ComposedPage } from '../records/composition.ts'
import { keys } from '../store/keys.ts'

withKeyedSite()

const forgedPage = '<!doctype html><p>forged page</p>'
const page = contentHash(forgedPage)
const head = { title: 'Forged', description: 'Forged.' }

async function plantPage(by: Holder, part: string, more: Omit<ComposedPage, 'page'>): Promise<void> {
  await writeFile(path.join(root, keys.page(page)), forgedPage)
  await plantPages(by, part, ({ pages }) => ({ pages: [...pages, { ...more, page }] }))
}

const refused = (why: string) => vi.waitFor(() => expect(said.join('\n')).toContain(why), { timeout: 5000 })

it.each([
  ['/posts/x%2Fy', 200, '/posts/x/y'],
  ['/posts/%66irst-of-all', 200, '/posts/first-of-all'],
  ['/posts/a b', 200, '/posts/a%20b'],
  ['/posts/..', 200, '/posts/..'],
  ['/posts/old.html', 200, '/posts/old.html'],
  ['/posts/gone', 404, '/posts/gone'],
  ['/posts', 404, '/posts/gone'],
] as const)('does not serve a signed page at %s with status %i', async (address, status, asked) => {
  await isShown(5)
  await plantPage(teamB, 'mf-b', { path: address, status, ...(status === 200 && { head }) })
  await refused(`the pages of mf-b are refused: ${address} is not an address of mf-b`)
  expect((await ask(served.address, asked)).text).not.toContain('forged page')
})

it.each(['BingSiteAuth.xml', 'yandex_0123456789abcdef.txt', 'sellers.json', 'security.txt', 'sitemap.xml'])(
  'does not serve /%s as a file of the home page, even if signed',
  async (name) => {
    await isShown(5)
    await plantPage(teamA, 'mf-a', { path: '/', status: 200, head, files: { [name]: 'forged page' } })
    await refused(`the pages of mf-a are refused: /${name} speaks for the whole site`)
    expect((await ask(served.address, `/${name}`)).text).not.toContain('forged page')
  },
)
