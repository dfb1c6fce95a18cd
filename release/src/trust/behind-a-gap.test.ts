import { writeFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import {
  bucket,
  channel,
  fileOf,
  live,
  request,
  ship,
  teamA,
  teamB,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import { rollback } from '../releasing/rollback.ts'
import { serve } from '../serve/serve.ts'
import { keys } from '../store/keys.ts'
import { readBy } from '../store/read-by.ts'

withKeyedSite()

it('lets caches keep nothing while a genuine release is cut off by a damaged one', async () => {
  const cdn = 'max-age=86400'
  await ship(teamB, 'mf-b', 'withdrawn b')
  const { number } = await live()
  let isBehind = true
  const isHidden = (one: string) => isBehind && Number.parseInt(one, 10) > number
  const lagging = readBy(bucket, async (key, ...more) => {
    const [, name = ''] = key.match(/^releases\/production\/(.*)/) ?? []
    return isHidden(name) ? undefined : bucket.get(key, ...more)
  })
  lagging.list = async (folder) => {
    const names = await bucket.list(folder)
    return folder === keys.releases(channel) ? names.filter((name) => !isHidden(name)) : names
  }
  const trust = await newFolder()
  const served = await serve({ store: lagging, channel, port: 0, every: 50, trust, cdn })
  const kept = async () => (await ask(served.address, '/b')).headers['cdn-cache-control']
  try {
    await expect.poll(kept).toBe(cdn)
    await ship(teamA, 'mf-a', 'second a')
    await rollback({ ...request(teamB), part: 'mf-b' })
    await writeFile(fileOf(number + 1), 'damaged')
    isBehind = false
    await expect.poll(kept, { timeout: 8000 }).toBeUndefined()
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(await kept()).toBeUndefined()
  } finally {
    await served.close()
  }
})
