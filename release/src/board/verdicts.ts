import { checkPartName, checkVersion } from '../names.ts'
import { requireLive } from '../records/releases.ts'
import type { Store } from '../store/store.ts'
import type { GateVerdict } from './answers.ts'
import type { Tool } from './tool.ts'

/**
 * Asks the gate about a version, and remembers that it passed until the next release, which may change that. A refusal
 * may be due to an outage, so the gate is asked again.
 */
export class Verdicts {
  readonly #store: Store
  readonly #channel: string
  readonly #tool: Tool
  readonly #common: readonly string[]
  readonly #kept = new Map<string, Promise<GateVerdict>>()

  constructor(store: Store, channel: string, tool: Tool, common: readonly string[]) {
    this.#store = store
    this.#channel = channel
    this.#tool = tool
    this.#common = common
  }

  async of(part: string, version: string): Promise<GateVerdict> {
    const target = `${checkPartName(part)}@${checkVersion(version)}`
    const { number: release } = await requireLive(this.#store, this.#channel)
    const key = `${target} ${release}`
    const known = this.#kept.get(key)
    if (known) return known
    const asked = this.#tool
      .run(['can-deploy', target, ...this.#common])
      .then((outcome) => ({ ...outcome, release }))
    this.#kept.set(key, asked)
    const forget = () => this.#kept.delete(key)
    asked.then(({ isDone }) => isDone || forget(), forget)
    return asked
  }
}
