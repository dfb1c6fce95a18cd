import { toast } from 'sonner'
import { contact } from './content/contact.ts'

/** Without an answer for so long, in ms, there is none. */
const patience = 20_000

/** A message that is on its way, wherever its visitor is by then. */
export interface Underway {
  readonly data: FormData
  readonly isSent: Promise<boolean>
}

let underway: Underway | undefined

/** Whoever comes back to the form finds it being sent. */
export const messageUnderway = (): Underway | undefined => underway

/** Sends one message at a time, and says what has become of it. */
export function deliver(endpoint: string, data: FormData): Underway {
  const isSent = send(endpoint, data).then((isOk) => {
    underway = undefined
    if (isOk) toast.success(contact.form.sent)
    else toast.error(contact.form.failed)
    return isOk
  })
  underway = { data, isSent }
  return underway
}

/** Posts the form as a browser would. The service's answer counts by its status alone; no answer counts as a no. */
async function send(endpoint: string, data: FormData): Promise<boolean> {
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
