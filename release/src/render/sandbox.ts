import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { existsSync, openSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

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
 * /proc, no other process to signal, no right to gain, and all of it ends with whoever has started it.
 */
const walls = [
  ...['--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
  ...libraries.flatMap((place) => ['--ro-bind-try', place, place]),
  ...['--ro-bind', node, node],
]

/** The first wall and the readable one: none against V8's own flags, signals and sockets. */
const permissions = (root: string): string[] => [
  permission,
  `--allow-fs-read=${root}/*`,
  '--disable-warning=ExperimentalWarning',
]

/** Starts Node for other people's code in a folder. What must hold is held by bubblewrap. */
export function startConfined(
  root: string,
  args: readonly string[],
  stdio: readonly ('pipe' | 'ignore')[],
  flags = permissions(root),
): ChildProcess {
  const options: SpawnOptions = {
    cwd: root,
    env: { NODE_ENV: 'production', TZ: 'UTC', LANG: 'C.UTF-8' },
    stdio: covered(stdio),
  }
  const start = [...flags, ...args]
  return hasWalls()
    ? spawn(
        bubblewrap as string,
        [...walls, '--ro-bind', root, root, '--remount-ro', '/', '--', node, ...start],
        options,
      )
    : spawn(node, start, options)
}

/** Whether bubblewrap is installed here, and may do what it does. */
export function hasWalls(): boolean {
  known ??= bubblewrap !== undefined && tryWalls()
  return known
}

let known: boolean | undefined

/** A machine that is busy may refuse once: what holds is not given up for that. */
const tryWalls = (): boolean =>
  [1, 2, 3].some(
    () =>
      spawnSync(bubblewrap as string, [...walls, '--', node, '--version'], { stdio: 'ignore' }).status === 0,
  )

/** The children have no PATH to look in. */
const bubblewrap = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'bwrap'))
  .find((file) => isAbsolute(file) && existsSync(file))

/** Descriptors that whoever started us has left open, as `flock` does, would be the child's as well: it gets nothing in their place. */
function covered(stdio: readonly ('pipe' | 'ignore')[]): ('pipe' | 'ignore' | number)[] {
  const all: ('pipe' | 'ignore' | number)[] = [...stdio]
  for (const inherited of leftOpen()) {
    while (all.length <= inherited) all.push('ignore') // which leaves them as they are
    if (inherited >= stdio.length) all[inherited] = nothing()
  }
  return all
}

const closesOnStart = 0o2000000

/** What Node itself opens is closed when another program starts. */
function leftOpen(): number[] {
  try {
    return readdirSync('/proc/self/fd').map(Number).filter(isLeftOpen)
  } catch {
    return [] // not Linux: there are no walls either
  }
}

function isLeftOpen(descriptor: number): boolean {
  try {
    const [, flags = ''] =
      readFileSync(`/proc/self/fdinfo/${descriptor}`, 'utf8').match(/^flags:\s+(\d+)/m) ?? []
    return (Number.parseInt(flags, 8) & closesOnStart) === 0
  } catch {
    return false // the one that has listed them
  }
}

let opened: number | undefined

function nothing(): number {
  opened ??= openSync('/dev/null', 'r')
  return opened
}
