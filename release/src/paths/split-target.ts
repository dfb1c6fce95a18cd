/** Splits a request target into path and query, as sent. The target may include the host. */
export function splitTarget(target: string): { raw: string; query: string } {
  const [sent = ''] = target.replace(/^https?:\/\/[^/?#]*/i, '').split('#', 1)
  const [, raw = '', query = ''] = sent.match(/^([^?]*)(.*)$/s) ?? []
  return { raw, query: query === '?' ? '' : query }
}
