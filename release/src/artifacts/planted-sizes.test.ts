import { cp, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { exportable } from '../../testing/exportable.ts'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import { makeRemote, type RemoteOptions } from '../../testing/parts.ts'
import { requestIn } from '../../testing/site.ts'
import { exportTree } from '../export/export.ts'
import { appendRelease, nextRelease } from '../records/next-release.ts'
import { type PartState, requireLive } from '../records/releases.ts'
import { deploy } from '../releasing/deploy.ts'
import { verify } from '../releasing/verify.ts'
import { serve } from '../serve/serve.ts'
import { keys } from '../store/keys.ts'

const channel = 'production'
const film = Buffer.alloc(24_000_000)

/** Versions that `publish` refuses. */
const planted = {
  'a file of more than 25 MB': {
    more: { files: { 'client/0.mp4': Buffer.alloc(26_000_000) } },
    because: 'is damaged: it is larger than 25000000 bytes',
  },
  'more than 100 MB of files': {
    more: { files: Object.fromEntries([0, 1, 2, 3, 4, 5].map((number) => [`client/${number}.mp4`, film])) },
    because: 'has more than 100 MB of files',
  },
  'an artifact.json of more than 2 MB': {
    more: { needs: { tokens: Array.from({ length: 200_000 }, (_, index) => `--token-${index}`) } },
    because: 'is damaged: it is larger than 2000000 bytes',
  },
}

/** Puts a build into a store by hand, and makes it live. */
async function siteWith(more: Partial<RemoteOptions>) {
  const { root, store } = await exportable()
  const dist = await makeRemote({ name: 'mf-a', pages: { home: '"home"', one: '"one"' }, ...more })
  const { version } = JSON.parse(await readFile(path.join(dist, 'artifact.json'), 'utf8'))
  await cp(dist, path.join(root, keys.version('mf-a', version)), { recursive: true })
  const release = async () => {
    const base = await requireLive(store, channel)
    const { composition: _, ...state } = base.parts['mf-a'] as PartState // belongs to another version
    const parts = { ...base.parts, 'mf-a': { ...state, version } }
    const decided = { action: 'deploy', changed: ['mf-a'], parts } as const
    await appendRelease(store, nextRelease(base, { ...base, ...decided }))
  }
  return { store, version: version as string, release }
}

it.each(Object.entries(planted))(
  'no command reads %s into memory, even if it was planted in the store',
  async (_, { more, because }) => {
    const { store, version, release } = await siteWith(more)
    const targets = [`mf-a@${version}`]
    await expect(deploy({ ...requestIn(store, 'x'), targets })).rejects.toThrow(because)
    await release()
    const { problems } = await verify(store, channel)
    expect(problems.filter((problem) => problem.includes(because))).toHaveLength(1)
    const { notes } = await exportTree({ store, channel, folder: await newFolder() })
    expect(notes.join()).toContain(because)
  },
)

it('no server reads a file that is too large to be published', async () => {
  const { store, version } = await siteWith(planted['a file of more than 25 MB'].more)
  const served = await serve({ store, channel, port: 0 })
  expect((await ask(served.address, `/mf-a/${version}/0.mp4`)).status).toBe(500)
  await served.close()
})
