import { fork, spawnSync } from 'node:child_process'
import { ReleaseError } from '../errors.ts'
import type { LaidOut } from './lay-out.ts'
import { type RenderJob, type RenderMessage, readMessage } from './protocol.ts'

/** What a child process came to: all that was asked of it, or why not. */
export type Ended = { readonly done: true } | { readonly failure: string }

/** In ms. Nothing that a child says makes either longer. */
export interface Limits {
  /** Until the first answer, and from each answer to the next. */
  readonly answer: number
  readonly all: number
}

type Answer = Extract<RenderMessage, { page: unknown } | { layout: unknown }>

/**
 * Runs other people's code in a process that can read its own folder and nothing else, write nothing, start nothing and,
 * where the platform allows it, reach no network. It loads the shell's renderer while its job is awaited; `take` says what
 * is wrong with an answer.
 */
export function runChild(
  folder: LaidOut,
  job: RenderJob | Promise<RenderJob>,
  limits: Limits,
  take: (answer: Answer) => string | undefined,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    let doing = "the shell's renderer"
    let complaint = ''
    const [execPath, execArgv] = confined(folder.root)
    const child = fork(folder.worker, [folder.renderer], {
      cwd: folder.root,
      env: { NODE_ENV: 'production', TZ: 'UTC', LANG: 'C.UTF-8' },
      execPath,
      execArgv,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'json',
    })
    let isOver = false
    const stop = () => {
      isOver = true
      clearTimeout(answerLate)
      clearTimeout(allLate)
      child.removeAllListeners('message')
      child.kill('SIGKILL')
    }
    const end = (ended: Ended) => {
      stop()
      resolve(ended)
    }
    const late = (limit: number) =>
      setTimeout(() => end({ failure: `${doing} did not render within ${limit / 1000} s` }), limit)
    let answerLate: ReturnType<typeof late> | undefined
    let allLate: ReturnType<typeof late> | undefined
    child.stderr?.on('data', (text) => {
      complaint = (complaint + text).slice(-2000)
    })
    child.on('message', (sent) => {
      const message = readMessage(sent)
      if ('problem' in message) end({ failure: `${doing} ${message.problem}` })
      else if ('doing' in message) doing = message.doing
      else if ('failed' in message) end({ failure: message.failed })
      else if ('done' in message) end({ done: true })
      else {
        const problem = take(message)
        if (problem) end({ failure: `${doing} ${problem}` })
        answerLate?.refresh()
      }
    })
    child.on('error', (cause) => {
      stop()
      reject(new ReleaseError(`cannot start the renderer: ${cause.message}`, { cause }))
    })
    child.on('exit', (code, signal) => {
      const reason = complaint.match(/^\w*Error.*$/m)?.[0] ?? `exit ${code ?? signal}`
      end({ failure: `${doing} ended the renderer: ${reason}` })
    })
    const begin = (known: RenderJob) => {
      if (isOver) return
      answerLate = late(limits.answer)
      allLate = late(limits.all)
      child.send(known, () => {}) // a child that dies first says so by its exit
    }
    Promise.resolve(job).then(begin, () => end({ failure: 'there is nothing to render' }))
  })
}

/** Node's own name for it differs by version. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'

/** How Node starts with no more than a folder to read. */
function confined(root: string): [execPath: string, execArgv: string[]] {
  const node = [permission, `--allow-fs-read=${root}/*`, '--disable-warning=ExperimentalWarning']
  offline ??= spawnSync(unshare, [...withoutNetwork, 'true'], { stdio: 'ignore' }).status === 0
  return offline ? [unshare, [...withoutNetwork, process.execPath, ...node]] : [process.execPath, node]
}

const unshare = '/usr/bin/unshare'
const withoutNetwork = ['--map-root-user', '--net', '--']

/** Whether this platform lets a process have a network of its own, in which nobody is. */
let offline: boolean | undefined
