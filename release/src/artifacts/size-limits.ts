import type { Artifact } from '@bridge/shared/artifact'
import { DamagedError } from '../errors.ts'

/**
 * Maximum sizes, in bytes. `publish` refuses anything larger, but anyone who can write to a store could plant it there,
 * and servers and deployers read whole files into memory, several at a time: all that artifact.json names.
 */
export const largest = { file: 25_000_000, version: 100_000_000, description: 2_000_000 }

/** Adds up how much of a version has been read. */
export class SizeOfVersion {
  readonly #artifact: Pick<Artifact, 'name' | 'version'>
  #all = 0

  constructor(artifact: Pick<Artifact, 'name' | 'version'>) {
    this.#artifact = artifact
  }

  add(bytes: number): void {
    this.#all += bytes
    this.check()
  }

  check(): void {
    if (this.#all <= largest.version) return
    const { name, version } = this.#artifact
    throw new DamagedError(`${name}@${version} has more than ${largest.version / 1_000_000} MB of files`, {
      hint: 'publishing it would have been refused: find out who wrote it to the store',
    })
  }
}
