/** Sets a key of a map that holds at most so many: beyond that, the one set first is forgotten. */
export function setBounded<Key, Value>(map: Map<Key, Value>, most: number, key: Key, value: Value): void {
  const [oldest] = map.keys()
  if (oldest !== undefined && map.size >= most && !map.has(key)) map.delete(oldest)
  map.set(key, value)
}
