import { interactions } from '../activation/first-interaction.ts'

/** Under this name stand the addresses of the fonts that have come. No script can ask the browser whether it keeps them. */
export const keptFonts = 'kept-fonts'

export function areKept(addresses: readonly string[]): boolean {
  try {
    const kept = localStorage.getItem(keptFonts)?.split(' ') ?? []
    return addresses.every((address) => kept.includes(address))
  } catch {
    return false // somebody allows no storage
  }
}

/** In ms: for so long nobody has done anything, and what the page needs for itself has come, its code too. */
const pause = 2000

/** Has the browser keep them for the next page, in a pause of the visitor's: all that they ask for goes first. */
export function keepInPause(addresses: readonly string[]): void {
  const ended = new AbortController()
  let attempt = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    attempt.abort()
    clearTimeout(timer)
    timer = setTimeout(async () => {
      attempt = new AbortController()
      const { signal } = attempt
      await keep(addresses, signal)
      if (!signal.aborted) ended.abort()
    }, pause)
  }
  for (const type of interactions)
    addEventListener(type, wait, { capture: true, passive: true, signal: ended.signal })
  wait()
}

async function keep(addresses: readonly string[], signal: AbortSignal): Promise<void> {
  try {
    for (const address of addresses) await fetchWhole(address, signal)
    localStorage.setItem(keptFonts, addresses.join(' '))
  } catch {} // the next pause tries again, or the next page
}

async function fetchWhole(address: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(address, { priority: 'low', signal })
  if (!answer.ok) throw new Error(`${answer.status}`)
  await answer.arrayBuffer()
}
