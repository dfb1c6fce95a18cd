import { afterEach, beforeEach, expect, it } from 'vitest'
import { answersOn, connectTo, requests } from '../../testing/connections.ts'
import { newSite } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { FileStore } from '../store/file-store.ts'
import { loadSite } from './live-site.ts'
import { PageLists } from './page-lists.ts'
import { type Served, serve } from './serve.ts'

/** Records which keys are read. */
class WatchedStore extends FileStore {
  readonly reads: string[] = []

  override get(key: string) {
    this.reads.push(key)
    return super.get(key)
  }
}

let store: WatchedStore
let served: Served

beforeEach(async () => {
  store = new WatchedStore((await newSite()).root)
  served = await serve({ store, channel: 'production', port: 0, every: 60_000, longestAnswer: 300 })
})
afterEach(() => served.close())

const connected = () => connectTo(served.address)

it('reads a file once for concurrent requests, and answers all of them', async () => {
  const page = (await loadSite(new PageLists(store), await requireLive(store, 'production'))).pages.get('/b')
  const version = (await requireLive(store, 'production')).parts['mf-b']?.version
  const sockets = await Promise.all(Array.from({ length: 50 }, () => connected()))
  store.reads.length = 0
  for (const path of ['/b', `/mf-b/${version}/assets/direct.one.js`]) {
    for (const socket of sockets) socket.write(requests(path, 100))
    const all = await Promise.all(sockets.map((socket) => answersOn(socket, 100)))
    expect(new Set(all.flat())).toEqual(new Set(['200']))
  }
  for (const socket of sockets) socket.destroy()
  expect(new Set(store.reads).size).toBe(store.reads.length)
  expect(store.reads).toContain(`pages/${page}.html.br`)
})
