/**
 * All that releases need from storage. Nothing is ever overwritten or deleted, so nothing needs a lock: the
 * first writer of a key wins.
 */
export interface Store {
  /** As the user named it, for messages. */
  readonly name: string
  /** `undefined` if the key does not exist; throws if the store cannot be read. */
  get(key: string): Promise<Buffer | undefined>
  /** The only atomic operation: false if the key already exists. Readers never see a partial value. */
  putIfAbsent(key: string, value: Uint8Array | string): Promise<boolean>
  /** Names of a folder's direct children: 'parts/mf-blog' gives its versions. */
  list(folder: string): Promise<string[]>
}
