import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'

/** Node's own name for it differs by version. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'

const node = realpathSync(process.execPath)

/** What Node loads before anything of ours. */
const libraries = [
  '/lib',
  '/lib64',
  '/usr/lib',
  '/usr/lib64',
  '/usr/local/lib',
  '/nix/store',
  '/etc/ld.so.cache',
]

/**
 * Walls of the operating system: in sight are Node and what it loads, to be read; there is no network, no socket, no
 * other process to signal, no right to gain, and all of it ends with whoever has started it.
 */
const walls = [
  ...['--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL', '--proc', '/proc'],
  ...libraries.flatMap((place) => ['--ro-bind-try', place, place]),
  ...['--ro-bind', node, node],
]

/**
 * How Node starts for other people's code. Its permission model is the first wall and the readable one; it is none
 * against V8's own flags, signals and sockets, so what must hold is held by bubblewrap.
 */
export function confined(root: string): [command: string, ...args: string[]] {
  const start = [
    node,
    permission,
    `--allow-fs-read=${root}/*`,
    '--disable-warning=ExperimentalWarning',
  ] as const
  if (!hasWalls()) return [...start]
  return ['bwrap', ...walls, '--ro-bind', root, root, '--remount-ro', '/', '--', ...start]
}

/** Whether bubblewrap is installed here, and may do what it does. */
export function hasWalls(): boolean {
  known ??= spawnSync('bwrap', [...walls, '--', node, '--version'], { stdio: 'ignore' }).status === 0
  return known
}

let known: boolean | undefined
