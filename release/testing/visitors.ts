import { Agent } from 'node:http'
import { type Answer, ask } from './http.ts'
import { addressOf, type ManyMachines, parts, pause } from './many-machines.ts'

/** Visit all servers until told to stop, and record everything that goes wrong. */
export class Visitors {
  readonly wrong: string[] = []
  /** When each server was first seen with each release. */
  readonly firstSeen: Map<number, number>[]
  asked = 0
  /** How long the slowest response took, in ms. */
  slowest = 0
  readonly #site: ManyMachines
  readonly #agent = new Agent({ keepAlive: true })
  readonly #running: Promise<unknown>
  readonly #downs: { readonly from: number; readonly to: number }[] = []
  #isOver = false

  constructor(site: ManyMachines) {
    this.#site = site
    this.firstSeen = site.machines.map(() => new Map())
    this.#running = Promise.all(
      site.machines.flatMap(({ address }, index) => [
        this.#watch(address, index),
        ...Array.from({ length: 3 }, () => this.#visit(address)),
      ]),
    )
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await this.#running
    this.#agent.destroy()
  }

  /** Limited to a few dozen requests per second, because tests share the machine. */
  async #visit(address: string): Promise<void> {
    while (!this.#isOver) {
      const part = parts[Math.floor(Math.random() * parts.length)] ?? ''
      const answer = await this.#ask(address, addressOf(part))
      if (answer) this.#check(part, answer)
      await pause(60)
    }
  }

  async #watch(address: string, index: number): Promise<void> {
    let last = 0
    while (!this.#isOver) {
      const answer = await this.#ask(address, '/release.json')
      const { release } = answer?.status === 200 ? JSON.parse(answer.text) : { release: last }
      if (release < last) this.wrong.push(`${address} went back from release ${last} to ${release}`)
      if (release > last) this.firstSeen[index]?.set(release, performance.now())
      last = release
      await pause(50)
    }
  }

  async #ask(address: string, page: string): Promise<Answer | undefined> {
    const began = performance.now()
    try {
      const answer = await ask(address, page, { agent: this.#agent })
      this.asked++
      this.slowest = Math.max(this.slowest, performance.now() - began)
      if (answer.status !== 200) this.wrong.push(`${address}${page} answered ${answer.status}`)
      return answer
    } catch (error) {
      this.wrong.push(`${address}${page}: ${error}`)
      return undefined
    }
  }

  #check(part: string, { status, text }: Answer): void {
    if (status !== 200) return
    const [, says] = text.match(/<h1>(.*?)<\/h1>/) ?? []
    const versions = new Set(
      [...text.matchAll(new RegExp(`/${part}/([^/"]+)/`, 'g'))].map(([, version]) => version),
    )
    const [version = ''] = versions
    if (versions.size !== 1 || this.#site.texts.get(version) !== says)
      this.wrong.push(`${part} says '${says}' with the code of ${[...versions].join(' and ')}`)
  }

  /** Excludes releases that go live while a gateway is down, or before its servers notice that it is back. */
  async whileDown(down: () => Promise<void>): Promise<void> {
    const from = performance.now()
    await down()
    this.#downs.push({ from, to: performance.now() + noticed })
  }

  /**
   * By release: the time between the first and the last server to show it or a later one, in ms.
   * @param allowed in ms: a release this old when a gateway went down should have been on every server, so it counts
   */
  spreads(allowed: number): Map<number, number> {
    const spreads = new Map<number, number>()
    for (const release of new Set(this.firstSeen.flatMap((seen) => [...seen.keys()]))) {
      const times = this.firstSeen.map((seen) =>
        Math.min(...[...seen].filter(([number]) => number >= release).map(([, at]) => at)),
      )
      const [first, last] = [Math.min(...times), Math.max(...times)]
      if (this.#downs.some(({ from, to }) => first < to && first > from - allowed && last > from)) continue
      spreads.set(release, last - first)
    }
    return spreads
  }
}

/**
 * How long a server may take to notice that its gateway is back, in ms: after a failure, it leaves the store alone for
 * 2 s, and then polls it every 250 ms.
 */
const noticed = 3000
