import type { Site } from '@bridge/shared/contract'
import { sha256 } from '@bridge/shared/hash'

/** styled-components inserts its rules through an empty style element. */
const emptyStyle = sha256('')

interface Inline {
  /** Text of the inline scripts that are allowed to run (the import map, the shell's script). */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Hashes of styles that libraries insert at run time. */
  readonly styleHashes: readonly string[]
}

/**
 * The Content-Security-Policy of one document. It stays in force as the visitor navigates in the app, so it
 * allows what any page needs, such as the form endpoint. Header-only directives are in serve/headers.ts.
 */
export function contentSecurityPolicy(
  { scripts, styles, styleHashes }: Inline,
  { formEndpoint, events }: Site,
): string {
  const hashes = (texts: readonly string[]) => texts.map((text) => `'sha256-${sha256(text)}'`)
  const elsewhere = (address: string) => (address.startsWith('/') ? [] : [asSource(address)])
  const endpoint = elsewhere(formEndpoint)
  const styleSources = [...hashes(styles), ...[...styleHashes, emptyStyle].map((hash) => `'sha256-${hash}'`)]
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(scripts)].join(' '),
    ['style-src', ...new Set(styleSources)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...endpoint, ...(events ? elsewhere(events.endpoint) : [])].join(' '),
    ["form-action 'self'", ...endpoint].join(' '),
    "base-uri 'none'",
    "worker-src 'none'", // implied by Trusted Types in browsers that have them
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/** Formats an address as a policy source: no query, and the delimiters `;` and `,` encoded. */
const asSource = (address: string): string => {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replace(/[;,]/g, encodeURIComponent)
}
