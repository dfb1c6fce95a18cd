/** Without an answer for so long, in ms, there is none. */
const patience = 20_000

/** Posts the form as a browser would. The service's answer counts by its status alone; no answer counts as a no. */
export async function send(endpoint: string, data: FormData): Promise<boolean> {
  try {
    const { ok } = await fetch(endpoint, {
      method: 'POST',
      body: data,
      headers: { Accept: 'application/json' },
      keepalive: true, // the visitor may leave the page, or have a new release brought
      signal: AbortSignal.timeout(patience),
    })
    return ok
  } catch {
    return false
  }
}
