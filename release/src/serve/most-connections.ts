import { readFileSync } from 'node:fs'

/** An upper bound: most connections are idle, and each takes memory. */
const most = 8192

/** Descriptors that the store and the process itself need. */
const reserve = 256

const fewest = 16

/** How many connections this process can hold and still read its store. */
export function mostConnections(): number {
  const [, descriptors] = limits().match(/^Max open files\s+(\d+)/m) ?? []
  return Math.max(fewest, Math.min(most, Number(descriptors ?? 1024) - reserve))
}

/** Linux reports its limits; elsewhere, the usual default is assumed. */
function limits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8')
  } catch {
    return ''
  }
}
