import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BucketServer, startBucketServer } from '../../testing/bucket.ts'
import { S3Store } from './s3-store.ts'

let server: BucketServer
beforeAll(async () => {
  server = await startBucketServer()
}, 120_000)
afterAll(() => server?.stop())

it('lists records and versions by the thousand, but no folder markers', { tags: 'long' }, async () => {
  const bucket = await server.newBucket()
  const store = new S3Store(bucket)
  await new S3Client({ forcePathStyle: true }).send(
    new PutObjectCommand({ Bucket: bucket, Key: 'releases/production/' }), // how the AWS console creates a folder
  )
  const numbers = Array.from({ length: 1150 }, (_, index) => `${index + 1}.json`)
  const versions = Array.from({ length: 1020 }, (_, index) => `1.0.${index}`)
  await Promise.all(numbers.map((name) => store.putIfAbsent(`releases/production/${name}`, '')))
  await Promise.all(versions.map((name) => store.putIfAbsent(`parts/mf-a/${name}/artifact.json`, '')))
  expect((await store.list('releases/production')).sort()).toEqual(numbers.sort())
  expect((await store.list('parts/mf-a')).sort()).toEqual(versions.sort())
})

it('does not list a name as a record if there is only a key below it', async () => {
  const bucket = await server.newBucket()
  const store = new S3Store(bucket)
  await store.putIfAbsent('releases/production/1.json', '')
  await new S3Client({ forcePathStyle: true }).send(
    new PutObjectCommand({ Bucket: bucket, Key: 'releases/production/2.json/x' }),
  )
  expect(await store.list('releases/production')).toEqual(['1.json'])
  expect(await store.list('releases/production', 'latest')).toEqual(['1.json'])
})
