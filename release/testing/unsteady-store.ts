import { expect, vi } from 'vitest'
import { ReleaseError } from '../src/errors.ts'
import { FileStore } from '../src/store/file-store.ts'

/** A folder store behind a simulated network that is up, down (every request fails) or hanging. */
export class UnsteadyStore extends FileStore {
  network: 'up' | 'down' | 'hangs' = 'up'
  /** Keys and folders requested while the network was up. */
  readonly asked: string[] = []

  override get(key: string): Promise<Buffer | undefined> {
    return this.#ask(key, () => super.get(key))
  }

  override list(folder: string): Promise<string[]> {
    return this.#ask(folder, () => super.list(folder))
  }

  async #ask<Answer>(what: string, answer: () => Promise<Answer>): Promise<Answer> {
    if (this.network === 'down') throw new ReleaseError(`cannot read ${what}: the network is down`)
    while (this.network === 'hangs') await new Promise((resolve) => setTimeout(resolve, 20))
    this.asked.push(what)
    return answer()
  }
}

/** Waits until a server has copied everything live: then it requests nothing but the next release. */
export async function untilCopied({ asked }: UnsteadyStore): Promise<void> {
  await vi.waitFor(
    async () => {
      asked.length = 0
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(asked.filter((key) => !/^releases\//.test(key))).toEqual([])
    },
    { timeout: 20_000 },
  )
}
