import type { Readable, Writable } from 'node:stream'
import { ReleaseError } from '../errors.ts'
import { onLines } from './on-lines.ts'
import { type RenderJob, type RenderMessage, readMessage } from './protocol.ts'
import { startConfined } from './sandbox.ts'
import type { Unpacked } from './unpack.ts'

export interface Failure {
  readonly failure: string
  /** Set when the version is not to blame, so a retry may succeed. */
  readonly fault?: 'shell' | 'moment'
}

/** How a child process ended. */
export type Ended = { readonly done: true } | Failure

/** Timeouts, in ms. A message that is not an answer extends neither. */
export interface Limits {
  /** Until the first answer, and from each answer to the next. */
  readonly answer: number
  /** For the whole job. */
  readonly all: number
}

type Answer = Extract<RenderMessage, { page: unknown } | { layout: unknown } | { again: unknown }>

/** What a child is doing until it reports its first page. No part's code runs before then. */
const renderer = "the shell's renderer"

/**
 * Runs other teams' code in a confined child process, which loads the shell's renderer while the job is
 * awaited. `take` returns what is wrong with an answer, if anything. Messages are lines over plain pipes,
 * because Node's IPC channel lets its writer do more than send messages.
 */
export function runChild(
  folder: Unpacked,
  job: RenderJob | Promise<RenderJob>,
  limits: Limits,
  take: (answer: Answer) => string | undefined,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    let doing = renderer
    let isAtPages = false
    let complaint = ''
    const child = startConfined(
      folder.root,
      [folder.worker, folder.renderer],
      ['pipe', 'ignore', 'pipe', 'pipe'],
    )
    const [input, , errors, answers] = child.stdio as unknown as [Writable, null, Readable, Readable]
    let isOver = false
    const stop = () => {
      isOver = true
      clearTimeout(answerLate)
      clearTimeout(allLate)
      answers.destroy()
      child.kill('SIGKILL')
    }
    const end = (ended: Ended) => {
      stop()
      const isBeforePages = 'failure' in ended && !isAtPages
      resolve(isBeforePages ? { ...ended, fault: 'shell' } : ended)
    }
    const late = (limit: number) =>
      setTimeout(
        () => end({ failure: `${doing} did not render within ${limit / 1000} s`, fault: 'moment' }),
        limit,
      )
    let answerLate: ReturnType<typeof late> | undefined
    let allLate: ReturnType<typeof late> | undefined
    const hear = (line: string) => {
      const message = readMessage(line)
      if ('problem' in message) end({ failure: `${doing} ${message.problem}` })
      else if ('doing' in message) {
        isAtPages = true // the worker sends this before any part's code runs
        doing = message.doing
      } else if ('failed' in message) end({ failure: message.failed })
      else if ('done' in message) end({ done: true })
      else {
        const problem = take(message)
        if (problem) end({ failure: `${doing} ${problem}` })
        answerLate?.refresh()
      }
    }
    const attempt = (line: string) => {
      try {
        hear(line)
      } catch (error) {
        end({ failure: `${doing} sent an unreadable message: ${(error as Error).message}` })
      }
    }
    onLines(
      answers,
      (line) => isOver || attempt(line),
      (problem) => end({ failure: `${doing} ${problem}` }),
    )
    errors.on('data', (text) => {
      complaint = (complaint + text).slice(-2000)
    })
    input.on('error', () => {}) // if the child has died, its exit is reported below
    child.on('error', (cause) => {
      stop()
      reject(new ReleaseError(`cannot start the renderer: ${cause.message}`, { cause }))
    })
    child.on('close', (code, signal) => {
      const reason = complaint.match(/^\w*Error.*$/m)?.[0] ?? `exit ${code ?? signal}`
      const isKilled = signal || (code ?? 0) > 128 // how bubblewrap reports a signal
      end({ failure: `${doing} ended the renderer: ${reason}`, ...(isKilled && { fault: 'moment' }) })
    })
    const begin = (known: RenderJob) => {
      if (isOver) return
      answerLate = late(limits.answer)
      allLate = late(limits.all)
      input.end(JSON.stringify(known))
    }
    Promise.resolve(job).then(begin, () => end({ failure: 'there is nothing to render' }))
  })
}
