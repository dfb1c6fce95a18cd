import type { ParseArgsConfig } from 'node:util'

interface FlagKind {
  readonly type: 'string' | 'boolean'
  /** The placeholder for its value in usage. */
  readonly value?: string
  readonly summary: string
  /** Usage lists it once for all commands. */
  readonly isCommon?: true
}

export const flagKinds = {
  why: { type: 'string', value: 'TEXT', summary: 'the reason, kept in the release record (required)' },
  share: { type: 'string', value: '5%', summary: 'make it live for only this share of visitors' },
  to: { type: 'string', value: 'VERSION', summary: 'roll back further, to this version' },
  seen: { type: 'string', value: 'N', summary: 'refuse if the part was released after this release' },
  check: { type: 'boolean', summary: 'publish only if the gate and the browser check pass' },
  dist: { type: 'string', value: 'FOLDER', summary: 'publish this build output instead of building' },
  'dry-run': { type: 'boolean', summary: 'go through every step, but change nothing' },
  'no-browser': { type: 'boolean', summary: 'do not open the pages in an installed Chromium' },
  port: { type: 'string', value: 'N', summary: 'port to listen on (default: PORT, or 4173; board: any)' },
  host: { type: 'string', value: 'H', summary: 'address to listen on (default: this machine only)' },
  metrics: {
    type: 'string',
    value: '9464',
    summary: 'port for Prometheus, or host:port; see docs/observability',
  },
  log: { type: 'string', value: 'json', summary: 'print a line of JSON for each request' },
  as: { type: 'string', value: 'NAME', summary: 'who holds the key' },
  stdout: { type: 'boolean', summary: 'print the private key instead of writing it to a file' },
  file: { type: 'string', value: 'FILE', summary: "write the change to a file, for others to 'keys sign'" },
  threshold: { type: 'string', value: 'N', summary: 'how many root keys must sign a change to the keys' },
  name: { type: 'string', value: 'NAME', summary: "the preview's name, the first label of its host" },
  expires: { type: 'string', value: '7d', summary: 'how long it lasts, such as 5m, 12h or 7d' },
  for: { type: 'string', value: '10m', summary: 'how long to watch each step (default: 10m)' },
  steps: {
    type: 'string',
    value: '5%,25%,100%',
    summary: 'percentages of visitors, each for as long as --for says',
  },
  servers: {
    type: 'string',
    value: 'URL,…',
    summary: "the addresses of 'serve --metrics' (default: http://localhost:9464)",
  },
  prometheus: { type: 'string', value: 'URL', summary: 'ask a Prometheus server instead' },
  added: { type: 'string', value: '1%', summary: 'additional visits that may fail (default: 1%)' },
  slower: { type: 'string', value: '1.2', summary: 'how many times as long LCP and INP may take' },
  visits: { type: 'string', value: '100', summary: 'visits needed on each side for a promotion' },
  exec: { type: 'string', value: 'CMD', summary: 'the command, run by sh; see docs/caches.md' },
  keep: { type: 'string', value: '90d', summary: 'keep what was needed within this time (required)' },
  tabs: { type: 'string', value: '24h', summary: 'how long visitors keep a tab open' },
  private: { type: 'boolean', summary: 'show it only through a link signed by a key' },
  json: { type: 'boolean', summary: 'print everything as JSON', isCommon: true },
  by: {
    type: 'string',
    value: 'NAME',
    summary: "name to record (default: RELEASE_BY, git's user.name, the account)",
    isCommon: true,
  },
  channel: {
    type: 'string',
    value: 'NAME',
    summary: 'channel to act on (default: production)',
    isCommon: true,
  },
} as const satisfies Record<string, FlagKind>

export type Flag = keyof typeof flagKinds

export type Flags = {
  readonly [Name in Flag]?: (typeof flagKinds)[Name]['type'] extends 'string' ? string : boolean
}

export const kindOf = (flag: Flag): FlagKind => flagKinds[flag]

export const flagOptions = {
  ...flagKinds,
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsConfig['options']
