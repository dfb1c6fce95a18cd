import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { existsSync, openSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

/** The flag's name depends on the version of Node. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'

const node = realpathSync(process.execPath)

/** What Node loads before any code of ours. */
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
 * Isolation by the operating system: Node and its libraries are visible, read-only; there is no network, no
 * socket, no /proc, no other process to signal and no privilege to gain. The sandbox dies with its parent.
 */
const walls = [
  ...['--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
  ...libraries.flatMap((place) => ['--ro-bind-try', place, place]),
  ...['--ro-bind', node, node],
]

/** The first layer, with readable errors. It does not stop V8's own flags, signals or sockets. */
const permissions = (root: string): string[] => [
  permission,
  `--allow-fs-read=${root}/*`,
  '--disable-warning=ExperimentalWarning',
]

/** 25 hours behind the time zone in which a browser then opens the pages, so that the local date is never the same. */
const zone = 'Pacific/Pago_Pago'

/** Starts Node in a folder to run other teams' code. The isolation to rely on is bubblewrap's. */
export function startConfined(
  root: string,
  args: readonly string[],
  stdio: readonly ('pipe' | 'ignore')[],
  flags = permissions(root),
): ChildProcess {
  const options: SpawnOptions = {
    cwd: root,
    env: { NODE_ENV: 'production', TZ: zone, LANG: 'C.UTF-8' },
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

/** Whether bubblewrap is installed here and permitted to create namespaces. */
export function hasWalls(): boolean {
  known ??= bubblewrap !== undefined && tryWalls()
  return known
}

let known: boolean | undefined

/** Retries: one failure on a busy machine must not disable the sandbox. */
const tryWalls = (): boolean =>
  [1, 2, 3].some(
    () =>
      spawnSync(bubblewrap as string, [...walls, '--', node, '--version'], { stdio: 'ignore' }).status === 0,
  )

/** Resolved here, because the children have no PATH. */
const bubblewrap = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'bwrap'))
  .find((file) => isAbsolute(file) && existsSync(file))

/** The child would inherit descriptors that our parent left open, as `flock` does. It gets /dev/null instead. */
function covered(stdio: readonly ('pipe' | 'ignore')[]): ('pipe' | 'ignore' | number)[] {
  const all: ('pipe' | 'ignore' | number)[] = [...stdio]
  for (const inherited of leftOpen()) {
    while (all.length <= inherited) all.push('ignore') // leaves descriptors above 2 as they are
    if (inherited >= stdio.length) all[inherited] = nothing()
  }
  return all
}

const closesOnStart = 0o2000000

/** Descriptors without close-on-exec, which Node sets on everything that it opens. */
function leftOpen(): number[] {
  try {
    return readdirSync('/proc/self/fd').map(Number).filter(isLeftOpen)
  } catch {
    return [] // not Linux, so there is no sandbox either
  }
}

function isLeftOpen(descriptor: number): boolean {
  try {
    const [, flags = ''] =
      readFileSync(`/proc/self/fdinfo/${descriptor}`, 'utf8').match(/^flags:\s+(\d+)/m) ?? []
    return (Number.parseInt(flags, 8) & closesOnStart) === 0
  } catch {
    return false // the descriptor of the listing itself, now closed
  }
}

let opened: number | undefined

function nothing(): number {
  opened ??= openSync('/dev/null', 'r')
  return opened
}
