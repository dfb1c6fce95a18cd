import type { S3Client } from '@aws-sdk/client-s3'
import { NoCredentials } from './s3-errors.ts'

/** In ms without a byte in either direction: a whole request may take longer. */
export const longestSilence = 15_000

/**
 * How long a write may take, as a multiple of the longest silence: the operating system buffers bytes faster than a
 * slow uplink sends them, and no response arrives until the last byte has been received.
 */
export const writingTakes = 4

/**
 * Time limits, as fractions of the longest silence, for requests that `prune` or a release relies on to arrive soon or
 * never (removal.ts). Left to itself, the client would resend them after a minute.
 */
export const removalTakes = 1 / 3
export const recordTakes = 1

/** In ms. */
const longestConnecting = 5000

/** Maximum number of concurrent requests: more would only queue for a connection. */
export const requestsAtOnce = 50

export interface Connected {
  readonly sdk: typeof import('@aws-sdk/client-s3')
  readonly client: S3Client
}

/**
 * Fails without credentials. Loads the client, which only stores in buckets need. The client reads the variables and
 * files that AWS tools read.
 */
export async function connect(socketTimeout: number): Promise<Connected> {
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true' // the warning is about the version of Node
  const sdk = await import('@aws-sdk/client-s3')
  const region = process.env['AWS_REGION'] || process.env['AWS_DEFAULT_REGION']
  const client = new sdk.S3Client({
    ...(region && { region }),
    forcePathStyle: true, // other servers have no host name per bucket, and S3 accepts both
    maxAttempts: 4,
    requestHandler: {
      connectionTimeout: longestConnecting,
      socketTimeout,
      httpAgent: { maxSockets: requestsAtOnce },
      httpsAgent: { maxSockets: requestsAtOnce },
    },
  })
  await client.config.credentials().catch((cause) => {
    throw new NoCredentials(cause)
  })
  return { sdk, client }
}
