/**
 * An address has one spelling, by which the route table, links and pins know it; servers answer to all of them, and links
 * that mail gateways have rewritten lead to '/%61bout'.
 */
export function spellAddress(): void {
  const url = new URL(location.href)
  try {
    url.pathname = url.pathname.split('/').map(decodeURIComponent).map(encodeURIComponent).join('/')
    if (url.href !== location.href) history.replaceState(history.state, '', url)
  } catch {
    // No text, or a frame that may not.
  }
}
