import { readFileSync } from 'node:fs'

/** Of connections, most of which nobody uses: each takes memory. */
const most = 8192

/** What the store and the process itself need. */
const reserve = 256

const fewest = 16

/** How many connections this process can have and still read its store. */
export function mostConnections(): number {
  const [, descriptors] = limits().match(/^Max open files\s+(\d+)/m) ?? []
  return Math.max(fewest, Math.min(most, Number(descriptors ?? 1024) - reserve))
}

/** Linux says what it allows; elsewhere the usual is taken. */
function limits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8')
  } catch {
    return ''
  }
}
