import type { Artifact, RemoteArtifact, ShellArtifact } from '@bridge/shared/artifact'
import { readArtifact } from './artifacts.ts'
import { ReleaseError } from './errors.ts'
import { checkContract } from './gate.ts'
import { nameOf } from './names.ts'
import type { Store } from './store/store.ts'

/** The artifacts that one plan reads, each once. */
export class Artifacts {
  readonly #store: Store
  readonly #read = new Map<string, Promise<Artifact>>()

  constructor(store: Store) {
    this.#store = store
  }

  get(name: string, version: string): Promise<Artifact> {
    const key = nameOf({ name, version })
    const artifact = this.#read.get(key) ?? readArtifact(this.#store, name, version)
    this.#read.set(key, artifact)
    return artifact
  }

  async shell(version: string): Promise<ShellArtifact> {
    const artifact = await this.get('shell', version)
    if (artifact.kind === 'shell') return artifact
    throw new ReleaseError(`shell@${version} was not built as a shell`, {
      hint: 'build the shell and publish it anew',
    })
  }

  async remote(name: string, version: string): Promise<RemoteArtifact> {
    const artifact = await this.get(name, version)
    if (artifact.kind === 'remote') return artifact
    throw new ReleaseError(`${name}@${version} was not built as a remote`, {
      hint: 'build the part and publish it anew',
    })
  }

  /** A version to fail over to, if it can work with this shell. */
  async fallback(shell: ShellArtifact, name: string, version: string | undefined) {
    if (!version) return { artifact: undefined }
    try {
      const artifact = await this.remote(name, version)
      checkContract(shell, artifact)
      return { artifact }
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error
      return { artifact: undefined, refused: error.message }
    }
  }
}
