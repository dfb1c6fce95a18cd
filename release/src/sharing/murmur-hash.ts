const factor = 0x5bd1e995

const mixed = (word: number): number => {
  const product = Math.imul(word, factor)
  return Math.imul(product ^ (product >>> 24), factor)
}

/** 32-bit MurmurHash2 with seed 0, as nginx computes it for `split_clients`. */
export function murmurHash(bytes: Buffer): number {
  const whole = bytes.length & ~3
  let hash = bytes.length
  for (let at = 0; at < whole; at += 4) hash = Math.imul(hash, factor) ^ mixed(bytes.readInt32LE(at))
  if (bytes.length > whole) hash = Math.imul(hash ^ bytes.readUIntLE(whole, bytes.length - whole), factor)
  hash = Math.imul(hash ^ (hash >>> 13), factor)
  return (hash ^ (hash >>> 15)) >>> 0
}
