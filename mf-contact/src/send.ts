import { toast } from 'sonner'
import { contact } from './content/contact.ts'

/** Timeout of the request, in ms. */
const patience = 20_000

/** A message in flight. It stays in flight when the visitor navigates to another page. */
export interface Underway {
  readonly data: FormData
  readonly isSent: Promise<boolean>
}

let underway: Underway | undefined

/** The message still being sent, which a visitor who returns to the form sees there. */
export const messageUnderway = (): Underway | undefined => underway

/** Sends one message at a time, and shows the outcome. */
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

/** Posts the form as a browser would. Only the response's status counts; no response is a failure. */
async function send(endpoint: string, data: FormData): Promise<boolean> {
  try {
    const { ok } = await fetch(endpoint, {
      method: 'POST',
      body: data,
      headers: { Accept: 'application/json' },
      keepalive: true, // the visitor may leave the page or load a new release
      signal: AbortSignal.timeout(patience),
    })
    return ok
  } catch {
    return false
  }
}
