import { ReleaseError } from '../src/errors.ts'
import { FileStore } from '../src/store/file-store.ts'

/** A store in a folder whose network is up, down (each request fails) or hangs. */
export class UnsteadyStore extends FileStore {
  network: 'up' | 'down' | 'hangs' = 'up'
  /** Keys and folders requested while it was up. */
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
