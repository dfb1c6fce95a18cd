/** Sets a key of a map that holds at most this many; evicts the key set first if there is no room. */
export function setBounded<Key, Value>(map: Map<Key, Value>, most: number, key: Key, value: Value): void {
  const [oldest] = map.keys()
  if (oldest !== undefined && map.size >= most && !map.has(key)) map.delete(oldest)
  map.set(key, value)
}
