/** Posts the form as a browser would. The service's answer counts by its status alone; no answer counts as a no. */
export async function send(endpoint: string, data: FormData): Promise<boolean> {
  try {
    const { ok } = await fetch(endpoint, {
      method: 'POST',
      body: data,
      headers: { Accept: 'application/json' },
    })
    return ok
  } catch {
    return false
  }
}
