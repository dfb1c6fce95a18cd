import type { IncomingMessage, ServerResponse } from 'node:http'
import { contactOutcomes, contactPath } from '@bridge/shared/contact-form'
import { ClientRates } from '../requests/client-rates.ts'
import { drained } from '../requests/drained.ts'
import { clientOf, isFromElsewhere } from '../requests/origin-of-request.ts'
import { readBody } from '../requests/read-body.ts'
import type { FormSettings } from './form-settings.ts'
import { MessageFile } from './message-file.ts'
import { type Problems, readMessage } from './read-message.ts'

/** Maximum size of a request, in bytes. Five short fields take two kilobytes. */
const bodyLimit = 16_384

interface Outcome {
  readonly status: number
  readonly error?: string
  /** Problems by field. */
  readonly errors?: Problems
  readonly headers?: Readonly<Record<string, string>>
}

/** Receives the contact form's messages where there is no form service, and appends them to a file. */
export class Collector {
  readonly #settings: FormSettings
  readonly #file: Pick<MessageFile, 'append'>
  readonly #rates: ClientRates
  #isFull = false

  constructor(
    settings: FormSettings,
    file: Pick<MessageFile, 'append'> = new MessageFile(settings.file, settings.quota),
  ) {
    this.#settings = settings
    this.#file = file
    this.#rates = new ClientRates(settings.rate)
  }

  /**
   * Scripts get a status and JSON; a browser that posted the form natively is redirected to the page. Returns the
   * status in either case.
   */
  async answer(request: IncomingMessage, response: ServerResponse, siteOrigin: string): Promise<number> {
    const { status, headers = {}, ...rest } = await this.#collect(request, siteOrigin)
    if (status !== 408) await drained(request)
    const isOk = status === 200
    if (status !== 405 && request.headers.accept?.includes('text/html')) {
      const outcome = isOk ? contactOutcomes.sent : contactOutcomes.failed
      response.writeHead(303, { location: `${contactPath}#${outcome}`, 'content-length': 0 }).end()
      return status
    }
    const body = JSON.stringify({ ok: isOk, ...rest })
    const type = 'application/json; charset=utf-8'
    response
      .writeHead(status, { ...headers, 'content-type': type, 'content-length': Buffer.byteLength(body) })
      .end(request.method === 'HEAD' ? undefined : body)
    return status
  }

  async #collect(request: IncomingMessage, siteOrigin: string): Promise<Outcome> {
    const { method, headers } = request
    if (method !== 'POST')
      return { status: 405, error: 'the method must be POST', headers: { allow: 'POST' } }
    if (isFromElsewhere(request, siteOrigin))
      return { status: 403, error: 'this form accepts messages only from its own site' }
    const wait = this.#rates.take(clientOf(request, this.#settings.proxies))
    if (wait) return { status: 429, error: 'too many messages', headers: { 'retry-after': String(wait) } }
    const type = headers['content-type'] ?? ''
    if (!/^multipart\/form-data\s*;/i.test(type))
      return {
        status: 415,
        error: 'the body must be multipart/form-data',
        headers: { accept: 'multipart/form-data' },
      }
    const body = await readBody(request, bodyLimit)
    if (body === 408)
      return { status: 408, error: 'the message did not arrive in time', headers: { connection: 'close' } }
    if (body === 413) return { status: 413, error: `the body must be at most ${bodyLimit} bytes` }
    const read = body === 400 ? undefined : await readMessage(type, body)
    if (!read) return { status: 400, error: 'the body must be well-formed form data' }
    if ('problems' in read) return { status: 422, errors: read.problems }
    return this.#keep({ at: new Date().toISOString(), ...read.message })
  }

  async #keep(message: object): Promise<Outcome> {
    const { file } = this.#settings
    try {
      const isKept = await this.#file.append(message)
      if (!isKept && !this.#isFull)
        console.error(`messages are refused: ${file} has reached its quota, or the disk is full`)
      this.#isFull = !isKept
      return isKept ? { status: 200 } : { status: 507, error: 'no room for more messages' }
    } catch (error) {
      console.error(`a message was lost: cannot write ${file}: ${(error as Error).message}`)
      return { status: 500, error: 'the message could not be saved' }
    }
  }
}
