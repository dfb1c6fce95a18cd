/** Sets a key in a map of at most `most` keys; if there is no room, evicts the oldest. */
export function setBounded<Key, Value>(map: Map<Key, Value>, most: number, key: Key, value: Value): void {
  const [oldest] = map.keys()
  if (oldest !== undefined && map.size >= most && !map.has(key)) map.delete(oldest)
  map.set(key, value)
}
