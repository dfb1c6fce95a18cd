import type { ParseArgsConfig } from 'node:util'

interface FlagKind {
  readonly type: 'string' | 'boolean'
  /** What follows it, as usage shows it. */
  readonly value?: string
  readonly summary: string
  /** That usage names it once for all commands. */
  readonly isCommon?: true
}

export const flagKinds = {
  why: { type: 'string', value: 'TEXT', summary: 'the reason, which its record keeps; a release needs one' },
  to: { type: 'string', value: 'VERSION', summary: 'further back, to this version' },
  check: { type: 'boolean', summary: 'only what gate and browser would let live' },
  dist: { type: 'string', value: 'FOLDER', summary: 'what was built there, instead of a build of now' },
  'dry-run': { type: 'boolean', summary: 'do everything, and change nothing' },
  'no-browser': { type: 'boolean', summary: 'without opening the pages in an installed Chromium' },
  port: { type: 'string', value: 'N', summary: 'where it listens (default: PORT, or 4173)' },
  host: { type: 'string', value: 'H', summary: 'at which address it listens (default: this machine only)' },
  json: { type: 'boolean', summary: 'all of it, for programs', isCommon: true },
  by: {
    type: 'string',
    value: 'NAME',
    summary: "who does it (default: RELEASE_BY, git's user, the account)",
    isCommon: true,
  },
  channel: {
    type: 'string',
    value: 'NAME',
    summary: 'of which channel (default: production)',
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
