import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { filesAtOnce, mapConcurrently } from '@bridge/release/src/concurrency.ts'
import { S3Store } from '@bridge/release/src/store/s3-store.ts'

/** Copies a store in a folder into a bucket. */
export async function copyToBucket(folder: string, bucket: string): Promise<void> {
  const store = new S3Store(bucket)
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
  await mapConcurrently(filesAtOnce, files, async (file) =>
    store.putIfAbsent(path.relative(folder, file), await readFile(file)),
  )
}
