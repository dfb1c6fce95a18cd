import { publish } from '../artifacts/publish.ts'
import { ReleaseError } from '../errors.ts'
import { exportedTo } from '../export/exported-to.ts'
import { collectSettings } from '../forms/form-settings.ts'
import { type CheckInBrowser, checkInBrowser, skipBrowser } from '../gate/browser/check-in-browser.ts'
import { checkChannel } from '../names.ts'
import { complain, print } from '../print.ts'
import { checkReason } from '../releasing/apply.ts'
import { chooseVersions } from '../releasing/choose-versions.ts'
import { deployVersions } from '../releasing/deploy.ts'
import { history } from '../releasing/history.ts'
import type { Plan } from '../releasing/plan.ts'
import { rollback } from '../releasing/rollback.ts'
import { changeSettings, checkSettings, settingsFromEnvironment } from '../releasing/settings.ts'
import { status } from '../releasing/status.ts'
import { verify } from '../releasing/verify.ts'
import { openStore } from '../store/open-store.ts'
import { TrialStore } from '../store/trial-store.ts'
import { whoami } from './identity.ts'
import { tellChosen, tellHistory, tellPlan, tellStatus } from './messages.ts'

export interface Flags {
  readonly why?: string
  readonly by?: string
  readonly channel?: string
  readonly to?: string
  readonly dist?: string
  readonly port?: string
  readonly host?: string
  readonly json?: boolean
  readonly 'dry-run'?: boolean
  readonly 'no-browser'?: boolean
  readonly check?: boolean
}
export type Flag = keyof Flags

/** One command: what it takes, and what it prints of what it did. */
export interface Verb {
  readonly flags: readonly Flag[]
  /** How many words it takes, at least and at most, and what they name. */
  readonly args: readonly [least: number, most: number, what?: string]
  run(args: readonly string[], flags: Flags): Promise<void>
}

export const hint = "'pnpm release --help' lists the commands and their flags"

const ordering = ['why', 'by', 'channel', 'dry-run', 'json'] as const satisfies Flag[]

export const verbs: Readonly<Record<string, Verb>> = {
  publish: {
    flags: ['by', 'dist', 'check', 'channel', 'no-browser'],
    args: [1, 1, 'a part'],
    async run([part = ''], { by, dist, check, ...flags }) {
      const stray = check ? undefined : Object.keys(flags)[0]
      if (stray) throw new ReleaseError(`'publish' has no --${stray} without --check`, { hint })
      const order = { store: openStore(), by: by ?? whoami(), part, ...(dist && { dist }) }
      if (!check) return tellPublished(await publish(order))
      const store = new TrialStore(order.store) // what is refused is published for nobody
      const { name, version, folder } = await publish({ ...order, store })
      const channel = channelOf(flags)
      const chosen = await chooseVersions(store, channel, [`${name}@${version}`])
      const isLive = chosen[0]?.live === version
      const trial = { store, by: order.by, channel, why: 'publish --check', dryRun: true }
      const plan = isLive ? undefined : await deployVersions({ ...trial, check: inBrowser(flags) }, chosen)
      tellPublished(await publish({ ...order, dist: folder }))
      if (plan) await printPlan(plan, { ...flags, 'dry-run': true })
      else print('  it is live already')
    },
  },
  deploy: {
    flags: [...ordering, 'no-browser'],
    args: [1, Number.POSITIVE_INFINITY, 'one or more parts'],
    async run(targets, flags) {
      const given = order(flags)
      const settings = checkSettings(settingsFromEnvironment())
      const chosen = await chooseVersions(given.store, given.channel, targets)
      if (!flags.json) for (const part of chosen) if (part.version !== part.live) print(tellChosen(part))
      await printPlan(await deployVersions({ ...given, settings, check: inBrowser(flags) }, chosen), flags)
    },
  },
  rollback: {
    flags: [...ordering, 'to'],
    args: [1, 1, 'a part'],
    async run([part = ''], flags) {
      await printPlan(await rollback({ ...order(flags), part, ...(flags.to && { to: flags.to }) }), flags)
    },
  },
  settings: {
    flags: ordering,
    args: [0, 0],
    async run(_, flags) {
      await printPlan(await changeSettings({ ...order(flags), settings: settingsFromEnvironment() }), flags)
    },
  },
  status: {
    flags: ['channel', 'json'],
    args: [0, 0],
    async run(_, flags) {
      const live = await status(openStore(), channelOf(flags))
      if (flags.json) return print(JSON.stringify(live))
      for (const problem of live.passedOver ?? []) complain(`note: ${problem}`)
      for (const line of tellStatus(live)) print(line)
    },
  },
  history: {
    flags: ['channel', 'json'],
    args: [0, 1],
    async run([part], flags) {
      const lines = await history(openStore(), channelOf(flags), part)
      if (flags.json) return print(JSON.stringify(lines))
      for (const line of lines) print(tellHistory(line))
    },
  },
  verify: {
    flags: ['channel', 'json'],
    args: [0, 0],
    async run(_, flags) {
      const result = await verify(openStore(), channelOf(flags))
      if (flags.json) print(JSON.stringify(result))
      else print(`release ${result.release}: ${result.parts} artifacts and ${result.pages} pages hashed`)
      if (result.problems.length)
        throw new ReleaseError(result.problems.join('\n'), {
          hint: 'restore these files from a copy of the store, or release a version that is whole',
        })
    },
  },
  serve: {
    flags: ['channel', 'port', 'host'],
    args: [0, 0],
    async run(_, flags) {
      const [{ serve }, { stopOnSignals }] = await Promise.all([
        import('../serve/serve.ts'),
        import('../serve/stop-on-signals.ts'),
      ])
      const { address, stop } = await serve({
        store: openStore(),
        channel: channelOf(flags),
        collect: collectSettings(),
        ...listenOn(flags),
      })
      stopOnSignals(stop)
      print(`Bridge is served at ${address}`)
    },
  },
  export: {
    flags: ['channel'],
    args: [1, 1, 'a folder'],
    async run([folder = ''], flags) {
      const { exportTree } = await import('../export/export.ts')
      process.umask(0o022) // what nginx serves is for everybody, and nginx is somebody else
      const { release } = await exportTree({ store: openStore(), channel: channelOf(flags), folder })
      print(`release ${release} exported to ${folder}`)
    },
  },
  start: {
    flags: ['channel', 'by', 'port', 'host'],
    args: [0, 0],
    async run(_, flags) {
      const { start } = await import('./start.ts')
      await start({
        store: openStore(),
        channel: channelOf(flags),
        by: flags.by ?? whoami(),
        collect: collectSettings(),
        ...listenOn(flags),
      })
    },
  },
}

const tellPublished = ({ name, version }: { name: string; version: string }): void =>
  print(`${name}@${version}`)

async function printPlan(plan: Plan, flags: Flags): Promise<void> {
  if (flags.json) return print(JSON.stringify(plan))
  for (const warning of plan.warnings) complain(`note: ${warning}`)
  const isDry = flags['dry-run'] ?? false
  for (const line of tellPlan(plan, isDry)) print(line)
  if (isDry) return
  for (const { folder, host } of await exportedTo(openStore(), channelOf(flags)))
    print(`  served by nginx from ${folder} on ${host}: there after 'pnpm release export ${folder}'`)
}

function order(flags: Flags) {
  const { by = whoami(), why = '', 'dry-run': dryRun = false } = flags
  checkReason(why)
  return { store: openStore(), channel: channelOf(flags), by, why, dryRun }
}

const inBrowser = (flags: Flags): CheckInBrowser => (flags['no-browser'] ? skipBrowser : checkInBrowser)

const channelOf = ({ channel = 'production' }: Flags): string => checkChannel(channel)

function listenOn({ port = process.env['PORT'] || '4173', host }: Flags) {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
    throw new ReleaseError(`'${port}' is not a port`, { hint: 'a number up to 65535' })
  return { port: Number(port), ...(host && { host }) }
}
