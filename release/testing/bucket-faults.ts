import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { expect, it } from 'vitest'
import { S3Store } from '../src/store/s3-store.ts'
import { type BucketServer, withProxy } from './bucket.ts'
import { runCli } from './cli.ts'
import type { Fate } from './network.ts'

const twice: Record<string, (first: boolean) => Fate> = {
  'the response was lost': (first) => (first ? { afterwards: 500 } : undefined),
  'the connection was cut off': (first) => (first ? 'cut off' : undefined),
  'another write of the key was in progress': (first) => (first ? { instead: 409 } : undefined),
}

/** Tests how a store in a bucket copes with a failing network or server, and with wrong settings. */
export function bucketFaults(server: () => BucketServer): void {
  it.each(Object.entries(twice))('recognises its own write when %s', async (_, fate) => {
    await withProxy(server(), async (store, proxy) => {
      let isFirst = true
      proxy.decide = ({ method }) => {
        if (method !== 'PUT') return
        const decided = fate(isFirst)
        isFirst = false
        return decided
      }
      expect(await store.putIfAbsent('releases/production/1.json', 'ours')).toBe(true)
      expect(await store.putIfAbsent('releases/production/1.json', 'theirs')).toBe(false)
      expect(String(await store.get('releases/production/1.json'))).toBe('ours')
    })
  })

  it('does not claim a key that another writer has taken when the response to its own write is lost', async () => {
    await withProxy(server(), async (store, proxy) => {
      await store.putIfAbsent('releases/production/1.json', 'theirs')
      proxy.decide = ({ method }) => (method === 'PUT' ? { instead: 500 } : undefined)
      expect(await store.putIfAbsent('releases/production/1.json', 'ours')).toBe(false)
      expect(await store.putIfAbsent('releases/production/2.json', 'ours').catch(String)).toMatch(
        /cannot write releases\/production\/2\.json/,
      )
    })
  })

  it('stores nothing that was altered in transit', async () => {
    await withProxy(server(), async (store, proxy) => {
      proxy.decide = ({ method, body }) =>
        method === 'PUT' ? { body: Buffer.from(body.toString().replace('right', 'wrong')) } : undefined
      await expect(store.putIfAbsent('pages/a.html', 'right')).rejects.toThrow('cannot write pages/a.html')
      expect(await store.get('pages/a.html')).toBeUndefined()
    })
  })

  it('retries when a response stalls or breaks off midway', async () => {
    await withProxy(server(), async (_, proxy, address) => {
      const store = new S3Store(address.slice('s3://'.length), '', 300)
      const value = 'x'.repeat(100_000)
      await store.putIfAbsent('pages/a.html', value)
      let reads = 0
      proxy.decide = ({ method }) => (method === 'GET' && ++reads < 3 ? 'fall silent' : undefined)
      expect(String(await store.get('pages/a.html'))).toBe(value)
      proxy.decide = () => 'fall silent'
      await expect(store.get('pages/a.html')).rejects.toThrow('cannot read pages/a.html')
      proxy.decide = () => undefined
      expect(String(await store.get('pages/a.html'))).toBe(value)
    })
  })

  it.each([
    ['a removal', 'DELETE', (store: S3Store) => store.remove('pages/a.html')],
    ['a release', 'PUT', (store: S3Store) => store.putIfAbsent('releases/production/1.json', 'late')],
    ['a publication', 'PUT', (store: S3Store) => store.putIfAbsent('published/mf-a/1.json', 'late')],
  ] as const)('never sends %s late', async (_, sent, send) => {
    await withProxy(server(), async (_, proxy, address) => {
      const store = new S3Store(address.slice('s3://'.length), '', 500)
      await store.putIfAbsent('pages/a.html', 'needed by a release')
      let arrived = 0
      const began = performance.now()
      proxy.decide = ({ method }) => {
        if (method !== sent) return
        if (performance.now() - began < 700) return 'lost'
        arrived++
        return
      }
      await expect(send(store)).rejects.toThrow('the request timed out')
      await setTimeout(3000) // longer than a write may be silent
      expect(arrived).toBe(0)
      expect(String(await store.get('pages/a.html'))).toBe('needed by a release')
      expect(await store.list('releases/production')).toEqual([])
    })
  })

  it('never sends a release late when the first write of its process stalls', async () => {
    await withProxy(server(), async (_, proxy, address) => {
      const store = new S3Store(address.slice('s3://'.length), '', 500)
      let isFirst = true
      proxy.decide = ({ method }) => {
        if (method !== 'PUT' || !isFirst) return
        isFirst = false
        return 'fall silent'
      }
      await expect(store.putIfAbsent('releases/production/1.json', 'late')).rejects.toThrow(
        'the request timed out',
      )
      await setTimeout(1000)
      expect(await store.list('releases/production')).toEqual([])
      expect(await store.get('written-once')).toBeDefined()
    })
  })

  it('does not time out on a slow uplink', async () => {
    await withProxy(server(), async (_, proxy, address) => {
      const store = new S3Store(address.slice('s3://'.length), '', 1000)
      await store.putIfAbsent('pages/a.html', 'a')
      proxy.uplink = 2_000_000
      const began = performance.now()
      expect(await store.putIfAbsent('parts/mf-a/1/client/photo.jpg', Buffer.alloc(6_000_000, 'x'))).toBe(
        true,
      )
      expect(performance.now() - began).toBeGreaterThan(2000)
    })
  })

  it('treats an object that is encrypted with another key as damage, not as an outage', async () => {
    const bucket = await server().newBucket()
    const key = Buffer.alloc(32, 'k')
    await new S3Client({ forcePathStyle: true }).send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: 'releases/production/7.json',
        Body: 'noise',
        SSECustomerAlgorithm: 'AES256',
        SSECustomerKey: key.toString('base64'),
        SSECustomerKeyMD5: createHash('md5').update(key).digest('base64'),
      }),
    )
    const read = new S3Store(bucket).get('releases/production/7.json')
    await expect(read).rejects.toThrow('is damaged: it is archived, or encrypted with another key')
  })

  it('refuses a server that overwrites existing keys', async () => {
    await withProxy(server(), async (store, proxy) => {
      const there = new Map<string, Buffer>()
      proxy.decide = ({ method, body }) => {
        if (method === 'PUT') there.set('last', body)
        return method === 'PUT' ? { instead: 200 } : undefined
      }
      await expect(store.putIfAbsent('releases/production/1.json', 'ours')).rejects.toThrow(
        'it ignores If-None-Match',
      )
      expect(String(there.get('last'))).toContain('only if it is absent')
    })
  })

  it.each([
    ['s3://', 'is not a store address', 's3://<bucket>/<prefix>'],
    ['s3://UPPER/site', 'is not a store address', 's3://<bucket>/<prefix>'],
    ['s3://bucket/../up', 'is not a store address', 's3://<bucket>/<prefix>'],
    ['s3://not-created', 'NoSuchBucket', 'create the bucket'],
  ])('reports what is wrong with %s', async (STORE, what, hint) => {
    const { code, stderr } = await runCli(['status'], { env: { ...server().env, STORE } })
    expect(code).toBe(1)
    expect(stderr).toMatch(new RegExp(`^error: .*(${what})`, 'i'))
    expect(stderr).toContain(`\nhint: `)
    expect(stderr).toContain(hint)
  })

  it.each([
    [{ AWS_SECRET_ACCESS_KEY: 'wrong' }, 'check AWS_SECRET_ACCESS_KEY'],
    [{ AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1' }, 'check the network'],
    [{ AWS_ACCESS_KEY_ID: '', AWS_EC2_METADATA_DISABLED: 'true', HOME: '/nowhere' }, 'set AWS_ACCESS_KEY_ID'],
  ])('suggests what to do about %o', async (env, hint) => {
    const STORE = `s3://${await server().newBucket()}`
    const { code, stderr } = await runCli(['status'], { env: { ...server().env, STORE, ...env } })
    expect(code).toBe(1)
    expect(stderr).toContain(`hint: ${hint}`)
    expect(stderr.trim().split('\n')).toHaveLength(2)
  })
}
