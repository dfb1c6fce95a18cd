import type { ChildProcess } from 'node:child_process'
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
  const child = new Child(folder, limits, take)
  Promise.resolve(job).then(
    (known) => child.begin(known),
    () => child.end({ failure: 'there is nothing to render' }),
  )
  return child.ended
}

class Child {
  readonly ended: Promise<Ended>
  readonly #limits: Limits
  readonly #take: (answer: Answer) => string | undefined
  readonly #child: ChildProcess
  readonly #input: Writable
  readonly #answers: Readable
  #settle!: (ended: Ended) => void
  #doing = renderer
  #isAtPages = false
  #isOver = false
  #complaint = ''
  #answerLate: NodeJS.Timeout | undefined
  #allLate: NodeJS.Timeout | undefined

  constructor(folder: Unpacked, limits: Limits, take: (answer: Answer) => string | undefined) {
    this.#limits = limits
    this.#take = take
    this.#child = startConfined(
      folder.root,
      [folder.worker, folder.renderer],
      ['pipe', 'ignore', 'pipe', 'pipe'],
    )
    const [input, , errors, answers] = this.#child.stdio as unknown as [Writable, null, Readable, Readable]
    this.#input = input
    this.#answers = answers
    this.ended = new Promise((resolve, reject) => {
      this.#settle = resolve
      this.#child.on('error', (cause) => {
        this.#stop()
        reject(new ReleaseError(`cannot start the renderer: ${cause.message}`, { cause }))
      })
    })
    input.on('error', () => {}) // if the child has died, its exit is reported below
    this.#child.on('close', (code, signal) => this.#exited(code, signal))
    errors.on('data', (text) => {
      this.#complaint = (this.#complaint + text).slice(-2000)
    })
    onLines(
      answers,
      (line) => this.#hear(line),
      (problem) => this.#fail(problem),
    )
  }

  begin(job: RenderJob): void {
    if (this.#isOver) return
    this.#answerLate = this.#late(this.#limits.answer)
    this.#allLate = this.#late(this.#limits.all)
    this.#input.end(JSON.stringify(job))
  }

  end(ended: Ended): void {
    this.#stop()
    const isBeforePages = 'failure' in ended && !this.#isAtPages
    this.#settle(isBeforePages ? { ...ended, fault: 'shell' } : ended)
  }

  #hear(line: string): void {
    if (this.#isOver) return
    try {
      this.#handle(readMessage(line))
    } catch (error) {
      this.#fail(`sent an unreadable message: ${(error as Error).message}`)
    }
  }

  #handle(message: ReturnType<typeof readMessage>): void {
    if ('problem' in message) this.#fail(message.problem)
    else if ('doing' in message) {
      this.#isAtPages = true // the worker sends this before any part's code runs
      this.#doing = message.doing
    } else if ('failed' in message) this.end({ failure: message.failed })
    else if ('done' in message) this.end({ done: true })
    else {
      const problem = this.#take(message)
      if (problem) this.#fail(problem)
      else this.#answerLate?.refresh()
    }
  }

  #fail(problem: string, fault?: 'moment'): void {
    this.end({ failure: `${this.#doing} ${problem}`, ...(fault && { fault }) })
  }

  #late(limit: number): NodeJS.Timeout {
    return setTimeout(() => this.#fail(`did not render within ${limit / 1000} s`, 'moment'), limit)
  }

  #exited(code: number | null, signal: NodeJS.Signals | null): void {
    const reason = this.#complaint.match(/^\w*Error.*$/m)?.[0] ?? `exit ${code ?? signal}`
    const isKilled = signal || (code ?? 0) > 128 // how bubblewrap reports a signal
    this.#fail(`ended the renderer: ${reason}`, isKilled ? 'moment' : undefined)
  }

  #stop(): void {
    this.#isOver = true
    clearTimeout(this.#answerLate)
    clearTimeout(this.#allLate)
    this.#answers.destroy()
    this.#child.kill('SIGKILL')
  }
}
