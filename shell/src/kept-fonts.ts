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

/** Has the browser keep them for the next page. */
export async function keep(addresses: readonly string[]): Promise<void> {
  try {
    await Promise.all(addresses.map(fetchWhole))
    localStorage.setItem(keptFonts, addresses.join(' '))
  } catch {} // the next page tries again
}

async function fetchWhole(address: string): Promise<void> {
  const answer = await fetch(address, { priority: 'low' })
  if (!answer.ok) throw new Error(`${answer.status}`)
  await answer.arrayBuffer()
}
