import { beforeEach, expect, it } from 'vitest'
import { makeRemote, publishMade } from '../../testing/parts.ts'
import { newSite, requestIn } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { deploy } from '../releasing/deploy.ts'
import type { FileStore } from '../store/file-store.ts'

let store: FileStore
beforeEach(async () => {
  store = (await newSite()).store
})

const leadingTo = (...hrefs: string[]) => {
  const links = hrefs.map((href) => `<a href="${href}">x</a>`).join('')
  return publishMade(
    store,
    makeRemote({ name: 'mf-a', pages: { home: '"home"', one: JSON.stringify(links) } }),
    'mf-a',
  )
}
const go = (...targets: string[]) => deploy({ ...requestIn(store, 'links'), targets })

it("deploys links to other parts' existing pages", async () => {
  await leadingTo('/posts/first', '/posts/a%C3%B1o%201/', '/b?x=1', '/posts#top')
  await go('mf-a')
})

it.each([
  ['/posts/second', 'which is not a page'],
  ['/b#nobody', 'an anchor that does not exist'],
])('refuses a link to %s', async (href, why) => {
  const version = await leadingTo(href)
  await expect(go('mf-a')).rejects.toMatchObject({
    message: `mf-a@${version} is refused: /a links to "${href}", ${why}`,
    hint: expect.stringContaining('deploy the part that it links to first'),
  })
  expect((await requireLive(store, 'production')).number).toBe(1)
})

it('accepts links to anchors of a part deployed in the same release', async () => {
  await leadingTo('/b#R&amp;D')
  const page = JSON.stringify('<p id="R&amp;D">x</p>')
  const head = "export const head = () => ({ title: 't', description: 'd' })"
  const list = `export default () => 'all'\n${head}`
  const post = `export default () => 'one'\nexport const params = []\nexport const head = () => undefined`
  const modules = { list, post }
  await publishMade(store, makeRemote({ name: 'mf-b', pages: { one: page }, modules }), 'mf-b')
  await expect(go('mf-a')).rejects.toThrow('an anchor that does not exist')
  await go('mf-a', 'mf-b')
})
