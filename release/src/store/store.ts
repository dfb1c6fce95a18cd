/**
 * All that a release needs of a place to keep bytes. Nothing is ever overwritten or deleted, so there is nothing to
 * lock: whoever puts a key first has made it.
 */
export interface Store {
  /** As the user named it, for messages. */
  readonly name: string
  /** `undefined` when there is no such key; an error when the store cannot be read. */
  get(key: string): Promise<Buffer | undefined>
  /** The only atomic step: false when the key exists. A reader never sees half a value. */
  putIfAbsent(key: string, value: Uint8Array | string): Promise<boolean>
  /** Names of what is directly inside a folder: 'parts/mf-blog' gives its versions. */
  list(folder: string): Promise<string[]>
}
