import { spawn } from 'node:child_process'
import type { Outcome } from './answers.ts'

/** Runs the command line itself, so a button does and says exactly what the command does. */
export class Tool {
  readonly #start: readonly string[]
  readonly #running = new Map<string, Promise<Outcome>>()

  /** @param start the entry point of the command line, with the Node options that it needs */
  constructor(start: readonly string[]) {
    this.#start = start
  }

  /** A command that is requested again while it is running is not started a second time. */
  run(args: readonly string[]): Promise<Outcome> {
    const key = JSON.stringify(args)
    const running = this.#running.get(key) ?? this.#spawn(args).finally(() => this.#running.delete(key))
    this.#running.set(key, running)
    return running
  }

  #spawn(args: readonly string[]): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [...this.#start, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
      const said: Buffer[] = []
      const complained: Buffer[] = []
      child.stdout.on('data', (bytes) => said.push(bytes))
      child.stderr.on('data', (bytes) => complained.push(bytes))
      child.once('error', reject)
      child.once('close', (code) =>
        resolve({
          isDone: code === 0,
          said: Buffer.concat(said).toString('utf8').trim(),
          complained: Buffer.concat(complained).toString('utf8').trim(),
        }),
      )
    })
  }
}
