/**
 * Normalises the address to the one spelling that the route table, links and pins use. Servers accept any
 * spelling, and links rewritten by mail gateways lead to '/%61bout'.
 */
export function spellAddress(): void {
  const url = new URL(location.href)
  try {
    url.pathname = url.pathname.split('/').map(decodeURIComponent).map(encodeURIComponent).join('/')
    if (url.href !== location.href) history.replaceState(history.state, '', url)
  } catch {
    // The path does not decode, or a frame may not change its address.
  }
}
