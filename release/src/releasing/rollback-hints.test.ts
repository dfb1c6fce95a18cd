import { rm, truncate } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { makeRemote, makeShell, offered, publishMade } from '../../testing/parts.ts'
import { ok, pages } from '../../testing/refused.ts'
import { newSite, publishText, release, requestIn, routes } from '../../testing/site.ts'
import { shortened } from '../names.ts'
import { requireLive } from '../records/releases.ts'
import { deploy } from './deploy.ts'
import { rollback } from './rollback.ts'

it('suggests rolling back the shell when a part needs the shell that it was deployed with', async () => {
  const { store } = await newSite()
  const needing = (range: string) =>
    publishMade(
      store,
      makeRemote({ name: 'mf-a', pages, needs: { libraries: { react: { range, names: ['jsx'] } } } }),
      'mf-a',
    )
  await deploy({ ...requestIn(store, '19'), targets: [`mf-a@${await needing('^19.0.0')}`] })
  const libraries = { ...offered(), react: { ...offered().react, version: '20.0.0' } }
  const shell = await publishMade(store, makeShell({ routes, text: 'next', libraries }), 'shell')
  await deploy({
    ...requestIn(store, '20'),
    targets: [`shell@${shell}`, `mf-a@${await needing('^20.0.0')}`],
  })
  await expect(rollback({ ...requestIn(store, 'back'), part: 'mf-a' })).rejects.toMatchObject({
    message: expect.stringContaining('it needs react ^19.0.0, but'),
    hint: expect.stringMatching(
      /^if mf-a and the shell were changed together: 'pnpm release rollback shell' rolls/,
    ),
  })
  const { release } = await rollback({ ...requestIn(store, 'both'), part: 'shell' })
  expect(release.changed).toEqual(expect.arrayContaining(['shell', 'mf-a']))
})

it('suggests a deploy instead of a rollback past a damaged record', async () => {
  const { root, store } = await newSite()
  const [first, second] = [
    (await requireLive(store, 'production')).parts['mf-a']?.version ?? '',
    await release(store, 'mf-a', 'a2'),
  ]
  await release(store, 'mf-a', 'a3')
  await truncate(path.join(root, 'releases/production/2.json'), 10)
  const instead = (version: string) => ({
    message: expect.stringContaining('releases/production/2.json'),
    hint: `'pnpm release deploy mf-a@${shortened(version)} --why TEXT' releases that version without the record; restore the record from a backup of the store`,
  })
  await expect(rollback({ ...requestIn(store, 'x'), part: 'mf-a' })).rejects.toMatchObject(instead(second))
  const further = rollback({ ...requestIn(store, 'x'), part: 'mf-a', to: first })
  await expect(further).rejects.toMatchObject(instead(first))
  await deploy({ ...requestIn(store, 'x'), targets: [`mf-a@${shortened(second)}`] })
})

it('reports that a removed version had been published', async () => {
  const { root, store } = await newSite()
  const version = await publishText(store, 'mf-a', 'removed')
  await publishMade(store, makeRemote({ name: 'mf-a', pages: { ...pages, more: ok } }), 'mf-a')
  await rm(path.join(root, 'parts/mf-a', version), { recursive: true })
  const removed = (named: string) => ({
    message: `mf-a@${named} is no longer in the store: it has been removed since it was published`,
    hint: 'publish it again from its commit: pnpm release publish mf-a',
  })
  const to = shortened(version)
  await expect(rollback({ ...requestIn(store, 'back'), part: 'mf-a', to })).rejects.toMatchObject(removed(to))
  const deployed = deploy({ ...requestIn(store, 'again'), targets: [`mf-a@${version}`] })
  await expect(deployed).rejects.toMatchObject(removed(version))
  const never = rollback({ ...requestIn(store, 'back'), part: 'mf-a', to: '1.0.0-0123456789ab' })
  await expect(never).rejects.toThrow('mf-a@1.0.0-0123456789ab was never published')
  await expect(never).rejects.not.toMatchObject({ hint: expect.stringContaining(shortened(version)) })
})
