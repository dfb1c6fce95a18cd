import { type Encoding, encodings } from '../store/compressed.ts'

/**
 * On every response, as in release/nginx/bridge.conf. Documents contain their own policy
 * (compose/content-security-policy.ts).
 */
export const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

/** Without this, a script in an image or a feed would run if a browser opened the file as a document of this site. */
const asDocument = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/**
 * On part files: any host may load a remote's container from here. No file can become a service worker, which would
 * outlive every rollback in its visitors' browsers: the only scope allowed is on another origin, wherever the worker is
 * registered and whichever cache the file comes from.
 */
export const onPartFiles: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': asDocument,
  'x-frame-options': 'DENY',
  'service-worker-allowed': 'https://none.invalid/',
}

/** Headers of pages: what a `meta` element cannot express. */
export const onDocuments: Readonly<Record<string, string>> = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/**
 * On everything else, such as feeds, errors and redirects: only composed documents may run scripts. A page's script can
 * open the site's other addresses, and write into any document of the same origin.
 */
export const onTexts: Readonly<Record<string, string>> = {
  ...onDocuments,
  'content-security-policy': asDocument,
}

export const caching = {
  /** Files under a version's address never change. */
  immutable: 'public, max-age=31536000, immutable',
  /** Documents and pins change with a release, so they are revalidated each time, usually with a 304. */
  revalidated: 'no-cache',
  /** For a preview, or for one side while a version is shared: no cache in front may keep it. */
  ofOneVisitor: 'private, no-cache',
  never: 'no-store',
} as const

/**
 * In characters: how much of a list header is read. 60 KB of commas would keep a server busy for as long as 20
 * requests.
 */
export const longestList = 1000

/** The encodings that a client accepts, smallest first. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const weights = new Map<string, number>()
  for (const item of (header ?? '').slice(0, longestList).split(',')) {
    const [name = '', ...params] = item.split(';').map((word) => word.trim().toLowerCase())
    const weight = params.find((param) => param.startsWith('q='))?.slice(2)
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0)
  }
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return encodings.filter((encoding) => encoding === 'identity' || takes(encoding))
}
