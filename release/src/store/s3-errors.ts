import { ReleaseError } from '../errors.ts'
import { oneLine } from '../print.ts'

/** What the S3 client's errors carry: the last response's status, and the number of attempts. */
export function statusOf(error: unknown): { status: number; attempts: number } {
  const { httpStatusCode = 0, attempts = 1 } = Object(Object(error).$metadata)
  return { status: httpStatusCode, attempts }
}

/** AWS's credential chain found none, or could not get them from the service that issues them. */
export class NoCredentials extends Error {
  constructor(cause: unknown) {
    super(`no credentials: ${reasonOf(cause)}`, { cause })
  }
}

/** For a server that ignores the condition of a write. */
export const overwrites = (store: string): ReleaseError =>
  new ReleaseError(`the server of the store ${store} overwrites existing keys: it ignores If-None-Match`, {
    hint: 'use a server with conditional writes, such as S3, Ceph 19 or later, MinIO or R2; nothing was released',
  })

/** Why a response that arrived whole, with status 200, counts as an outage. */
export const notFromStore =
  'the response is not from the store, but from a proxy or a sign-in page, for example'

/** Some servers send a code without a message, or nothing at all. */
export function reasonOf(error: unknown): string {
  const { status } = statusOf(error)
  const { name = '', message = '' } = Object(error) as Partial<Error>
  if (name === 'AbortError') return 'the request timed out'
  if (message.startsWith('@aws-sdk XML parse error')) return notFromStore
  if (message && message !== 'UnknownError') return oneLine(message)
  return name === 'Unknown' ? `status ${status} without a reason` : name
}

/** Whether an object cannot be read because of how it was stored: archived, or encrypted with the writer's own key. */
export function isLockedAway(error: unknown): boolean {
  const { name = '', message = '' } = Object(error) as Partial<Error>
  const isOfKey =
    /^Invalid(Request|Argument|EncryptionAlgorithmError)$/.test(name) && /encrypt/i.test(message)
  return isOfKey || name === 'InvalidObjectState'
}

/** Whether the server denied this account access, to one key or to all. */
export function isDenial(error: unknown): boolean {
  const { name = '' } = Object(error) as Partial<Error>
  return statusOf(error).status === 403 || name.startsWith('KMS.')
}

/** What lets an account read a key that it is denied. */
export const toRead =
  'this account needs s3:GetObject for it and, if it is encrypted with a KMS key, kms:Decrypt'

export const unreachable = 'check the network and, if the server is your own, AWS_ENDPOINT_URL_S3'
const forbidden =
  'the credentials need s3:GetObject, s3:PutObject and s3:ListBucket for this bucket and prefix'

const hints: Readonly<Record<string, string>> = {
  NoSuchBucket: 'create the bucket, or check its name in STORE',
  AccessDenied: forbidden,
  Forbidden: forbidden,
  InvalidAccessKeyId: 'check AWS_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'check AWS_SECRET_ACCESS_KEY and AWS_REGION',
  ExpiredToken: 'get new credentials: the session has expired',
  RequestTimeTooSkewed: 'correct the clock of this machine',
  BadDigest: 'the data was damaged in transit: run the command again',
  NotImplemented: 'the server must support conditional writes (If-None-Match)',
}

const credentials =
  'set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE, or run where a role is provided'
const webIdentity =
  'check that AWS_WEB_IDENTITY_TOKEN_FILE holds a current token, and that its subject may assume the role AWS_ROLE_ARN'

export function hintFor(error: unknown): string {
  if (error instanceof NoCredentials)
    return process.env['AWS_WEB_IDENTITY_TOKEN_FILE'] ? webIdentity : credentials
  const { name = '', message = '' } = Object(error) as Partial<Error>
  if (/Region is missing/.test(message))
    return 'set AWS_REGION; if the server is your own, any name will do, such as us-east-1'
  return hints[name] ?? unreachable
}
