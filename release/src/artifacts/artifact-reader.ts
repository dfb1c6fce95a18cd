import type { Artifact, RemoteArtifact, ShellArtifact } from '@bridge/shared/artifact'
import { ReleaseError } from '../errors.ts'
import { nameOf } from '../names.ts'
import type { Store } from '../store/store.ts'
import { readArtifact } from './artifacts.ts'

/** Reads artifacts for one plan, each at most once. */
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
      hint: 'rebuild the shell and publish it again',
    })
  }

  async remote(name: string, version: string): Promise<RemoteArtifact> {
    const artifact = await this.get(name, version)
    if (artifact.kind === 'remote') return artifact
    throw new ReleaseError(`${name}@${version} was not built as a remote`, {
      hint: 'rebuild the part and publish it again',
    })
  }
}
