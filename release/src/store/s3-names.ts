import type { ListObjectsV2CommandOutput } from '@aws-sdk/client-s3'
import { newestByHundred } from './hundreds.ts'
import { notFromStore } from './s3-errors.ts'

/** At most 1,000 names. */
export interface Page {
  readonly names: readonly string[]
  /** Where the next page begins. */
  readonly next: string | undefined
}

type Listed = Pick<ListObjectsV2CommandOutput, 'Contents' | 'CommonPrefixes' | 'Name' | 'IsTruncated'>

/** Lists the names in a folder that have this prefix, from a given page onwards. */
type ListPage = (begin: string, from?: string) => Promise<Page>

/** @param hundreds lists the folder's keys in `hundreds/` (hundreds.ts), or nothing if every record is wanted */
export async function allNames(page: ListPage, hundreds: () => Promise<string[]>): Promise<string[]> {
  const [{ names, next }, left] = await Promise.all([page(''), hundreds()])
  if (!next) return [...names]
  const newest = await newestByHundred(left, (begin) => namesFrom(page, begin))
  if (newest) return newest
  // Thousands of numbered records are listed by first digit, in parallel.
  if (!names.every((name) => /^[1-9]\d*\.json$/.test(name)))
    return [...names, ...(await namesFrom(page, '', next))]
  return (await Promise.all([...'123456789'].map((digit) => namesFrom(page, digit)))).flat()
}

async function namesFrom(page: ListPage, begin: string, from?: string): Promise<string[]> {
  const { names, next } = await page(begin, from)
  return next ? [...names, ...(await namesFrom(page, begin, next))] : [...names]
}

/**
 * The names on one page of a listing. Leaves out the folder itself, which may be listed among its files, and folders
 * named like records: anyone who can write to a bucket can put a key below a record's. Throws if the response is not a
 * listing at all: the client takes an HTML page with status 200 for an empty one.
 */
export function namesOn(
  { Contents = [], CommonPrefixes = [], Name, IsTruncated }: Listed,
  inside: string,
): string[] {
  if (Name === undefined && IsTruncated === undefined) throw new Error(notFromStore)
  const files = Contents.map(({ Key = '' }) => Key)
  const folders = CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(0, -1)).filter(
    (name) => !name.endsWith('.json'),
  )
  return [...files, ...folders].map((name) => name.slice(inside.length)).filter(Boolean)
}
