import { cp, mkdir, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { exportable } from '../../testing/exportable.ts'
import { newFolder } from '../../testing/folder.ts'
import { makeRemote, makeShell, publishMade } from '../../testing/parts.ts'
import { newSite, requestIn, routes, share } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { deploy } from '../releasing/deploy.ts'
import type { EventChange } from '../releasing/event-settings.ts'
import { changeSettings } from '../releasing/settings.ts'
import { keys } from '../store/keys.ts'
import { sealed } from '../store/seal.ts'
import { exportTree } from './export.ts'

const channel = 'production'

it('refuses to export a form without an endpoint, and explains how to set one', async () => {
  const { store } = await newSite()
  const folder = await newFolder()
  const refusal = await exportTree({ store, channel, folder }).catch((error) => error)
  expect(refusal.message).toMatch(/^release 1 has no FORM_ENDPOINT/)
  expect(refusal.hint).toContain('pnpm release settings')
  expect(await readdir(folder)).toEqual([])
})

it('writes nothing into the configuration but values that the tool could have recorded', async () => {
  const { store, root, folder } = await exportable()
  await exportTree({ store, channel, folder })
  const before = await readdir(folder, { recursive: true })
  await share(store, 'mf-a', 'a2')
  const { sha256: _, ...record } = await requireLive(store, channel)
  for (const salt of ['0" $x { * a; } include /etc/passwd; #', '/../../etc', '0'.repeat(17)]) {
    const next = { ...record, number: record.number + 1, shared: { ...record.shared, salt } }
    await writeFile(path.join(root, keys.release(channel, next.number)), sealed(JSON.stringify(next)))
    await rm(path.join(root, keys.release(channel, record.number)), { force: true })
    await exportTree({ store, channel, folder })
    expect(await readFile(path.join(folder, 'share.conf'), 'utf8')).not.toContain(salt)
  }
  expect((await readdir(folder)).sort()).toEqual(before.filter((name) => !name.includes('/')).sort())
})

it('writes nothing outside its folder for a shell that was planted in the store without being published', async () => {
  const { store, root } = await exportable()
  const around = await newFolder()
  const up = `/${Array(4).fill('%2E%2E').join('/')}/outside/:slug`
  const dist = await makeShell({ routes: [...routes, { path: up, part: 'mf-c', page: 'none' }] })
  const { version } = JSON.parse(await readFile(path.join(dist, 'artifact.json'), 'utf8'))
  await cp(dist, path.join(root, keys.version('shell', version)), { recursive: true })
  const none = 'export default () => 0\nexport const params = []\nexport const head = () => undefined\n'
  await publishMade(store, makeRemote({ name: 'mf-c', modules: { none } }), 'mf-c')
  await deploy({ ...requestIn(store, 'try'), targets: [`shell@${version}`, 'mf-c'] })
  const exported = exportTree({ store, channel, folder: path.join(around, 'in', 'exported') })
  await expect(exported).rejects.toThrow('must be a valid file path')
  expect(await readdir(around)).toEqual(['in'])
})

it('refuses to export into a store, or into a folder with foreign files', async () => {
  const { store, root, folder } = await exportable()
  const before = await readdir(root, { recursive: true })
  await expect(exportTree({ store, channel, folder: root })).rejects.toThrow(`${root} is a store`)
  await expect(exportTree({ store, channel, folder: path.join(root, 'releases') })).rejects.toThrow(
    `is in the store ${root}`,
  )
  expect(await readdir(root, { recursive: true })).toEqual(before)
  await mkdir(path.join(folder, 'pages'))
  await expect(exportTree({ store, channel, folder })).rejects.toThrow("contains 'pages', which no export")
  expect(await readdir(folder)).toEqual(['pages'])
})

it("refuses to export a channel into another channel's folder", async () => {
  const { store, folder } = await exportable()
  await exportTree({ store, channel, folder })
  const settings = { formEndpoint: 'https://forms.example/contact' }
  const targets = ['shell', 'mf-a', 'mf-b']
  await deploy({ ...requestIn(store, 'try'), channel: 'staging', targets, settings })
  await expect(exportTree({ store, channel: 'staging', folder })).rejects.toThrow('of the channel production')
  expect(await readlink(path.join(folder, 'current'))).toMatch(/^trees\/2-/)
})

it('refuses to export a site whose browsers report to its own server, because there is none', async () => {
  const { store, folder } = await exportable()
  const report = (events: EventChange) =>
    changeSettings({ ...requestIn(store, 'events'), settings: { events } })
  await report({ endpoint: '/events' })
  await expect(exportTree({ store, channel, folder })).rejects.toThrow('cannot receive events')
  await report({ endpoint: 'https://events.bridge.example/events' })
  await expect(exportTree({ store, channel, folder })).resolves.toMatchObject({ release: 4 })
})

it.each(['/x/:id/more', '/x/:a/:b', '/:lang/about'])(
  'refuses to publish a shell with the route %s, which nginx could not look up',
  async (path) => {
    const { store } = await newSite()
    const made = makeShell({ routes: [{ path, part: 'mf-a', page: 'one' }] })
    await expect(publishMade(store, made, 'shell')).rejects.toThrow(
      "may have a ':name' only as its last segment",
    )
  },
)

it('refuses to publish two routes that match the same addresses, which would share one folder in nginx', async () => {
  const { store } = await newSite()
  const made = makeShell({
    routes: [
      { path: '/posts/:slug', part: 'mf-a', page: 'one' },
      { path: '/posts/:id', part: 'mf-b', page: 'one' },
    ],
  })
  await expect(publishMade(store, made, 'shell')).rejects.toThrow(
    'the routes /posts/:slug and /posts/:id match the same addresses',
  )
})
