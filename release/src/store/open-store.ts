import { existsSync, statSync } from 'node:fs'
import { ReleaseError } from '../errors.ts'
import { FileStore } from './file-store.ts'
import { S3Store } from './s3-store.ts'
import type { Remover, Store } from './store.ts'

/** Opens the store at `file:<folder>` or `s3://<bucket>/<prefix>`. */
export function openStore(address = process.env['STORE']): Store & Remover {
  const place = placeOf(address)
  if ('bucket' in place) return new S3Store(place.bucket, place.prefix)
  shareAs(place.folder)
  return new FileStore(place.folder)
}

type Place = { readonly folder: string } | { readonly bucket: string; readonly prefix: string }

function placeOf(address = 'file:./.store'): Place {
  const [, folder] = address.match(/^file:(.+)$/) ?? []
  if (folder) return { folder: folder.replace(/(?<=.)\/+$/, '') }
  const [, bucket, prefix = ''] = address.match(bucketAddress) ?? []
  if (bucket) return { bucket, prefix }
  throw new ReleaseError(`'${address}' is not a store address`, {
    hint: 'set STORE to file:<folder>, such as file:./.store, or to s3://<bucket>/<prefix>',
  })
}

/**
 * A local path: beside the store if that is a folder; for a bucket, in the working directory, one for each prefix.
 * Earlier versions of the tool left out the prefix: what they made there is still used.
 */
export function besideStore(address: string | undefined, ending: string): string {
  const place = placeOf(address)
  if ('folder' in place) return place.folder + ending
  const [ofBucket, own] = [place.bucket, encodeURIComponent(`${place.bucket}/${place.prefix}`)].map(
    (name) => `./${name}${ending}`,
  ) as [string, string]
  return place.prefix === '' || (existsSync(ofBucket) && !existsSync(own)) ? ofBucket : own
}

/** A bucket's name, and folder names as in a store's keys. */
const bucketAddress =
  /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/+([\w@+~-][\w.@+~-]*(?:\/[\w@+~-][\w.@+~-]*)*))?\/*$/

/**
 * Gives everything written to the store the read access of the store's folder, and new folders its group write
 * access, whatever the caller's umask. Sets the umask, so a killed process leaves nothing half shared.
 */
function shareAs(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found) process.umask(process.umask() & ~(found.mode & 0o775))
}
