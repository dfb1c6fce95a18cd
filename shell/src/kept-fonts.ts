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

/** In ms: what this page needs for itself has come by then, its code too. */
const pageIsDone = 2000

/** Has the browser keep them for the next page, once this one is done. */
export const keepLater = (addresses: readonly string[]): unknown => setTimeout(keep, pageIsDone, addresses)

/** What a click leads to goes first: these begin anew then, but for those that have come. */
async function keep(addresses: readonly string[]): Promise<void> {
  const click = new AbortController()
  const { signal } = click
  addEventListener('click', () => click.abort(), { capture: true, signal })
  try {
    for (const address of addresses) await fetchWhole(address, signal)
    localStorage.setItem(keptFonts, addresses.join(' '))
  } catch {
    if (signal.aborted) keepLater(addresses) // for all else, the next page tries again
  }
  click.abort() // no longer of interest
}

async function fetchWhole(address: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(address, { priority: 'low', signal })
  if (!answer.ok) throw new Error(`${answer.status}`)
  await answer.arrayBuffer()
}
