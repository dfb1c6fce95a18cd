import { interactions } from '../activation/interactions.ts'

/** Storage key for the addresses of fonts fetched so far, as scripts cannot query the browser's cache. */
export const keptFonts = 'kept-fonts'

export function areKept(addresses: readonly string[]): boolean {
  try {
    const kept = localStorage.getItem(keptFonts)?.split(' ') ?? []
    return addresses.every((address) => kept.includes(address))
  } catch {
    return false // storage is blocked
  }
}

/** Idle time before fetching, in ms: by then everything that the page needs has loaded, including its code. */
const pause = 2000

/** Fetches fonts into the cache while the visitor is idle, so that the visitor's own requests come first. */
export function keepInPause(addresses: readonly string[], onKept: () => void): void {
  const ended = new AbortController()
  let attempt = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    attempt.abort()
    clearTimeout(timer)
    timer = setTimeout(async () => {
      attempt = new AbortController()
      const { signal } = attempt
      const isKept = await keep(addresses, signal)
      if (signal.aborted) return
      ended.abort()
      if (isKept) onKept()
    }, pause)
  }
  for (const type of interactions)
    addEventListener(type, wait, { capture: true, passive: true, signal: ended.signal })
  wait()
}

async function keep(addresses: readonly string[], signal: AbortSignal): Promise<boolean> {
  try {
    for (const address of addresses) await fetchWhole(address, signal)
  } catch {
    return false // retried at the next pause, or on the next page
  }
  try {
    localStorage.setItem(keptFonts, addresses.join(' '))
  } catch {} // storage is blocked
  return true
}

async function fetchWhole(address: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(address, { priority: 'low', signal })
  if (!answer.ok) throw new Error(`${answer.status}`)
  await answer.arrayBuffer()
}
