import type { Artifact, RemoteArtifact, ShellArtifact } from '@bridge/shared/artifact'
import { ReleaseError } from '../errors.ts'
import { nameOf } from '../names.ts'
import type { Store } from '../store/store.ts'
import { readArtifact } from './artifacts.ts'

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
}
