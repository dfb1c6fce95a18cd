import type { Page } from 'playwright-core'
import { oneLine } from '../../print.ts'

/** The errors of React's production build for a hydration mismatch. */
const mismatch = /Minified React error #(?:418|419|421|422|423|425)\b/
const explained = 'what it renders in the browser differs from its document (React: hydration mismatch)'

/** Maximum number of complaints of one sort between two calls to take(). */
const most = 20

/** Something that went wrong in a page. */
export interface Complaint {
  readonly sort: 'error' | 'policy' | 'uncaught' | 'mismatch' | 'request' | 'crash'
  readonly what: string
}

/**
 * How much a tab may send, in messages. All of it goes through the browser to this process, so a page that sends
 * endlessly holds up every other page, and exhausts the memory of the browser and of this process.
 */
const mostMessages = 5000

/** The cost, in messages, of a logged text or error, including the values logged with it. */
const costOf = (text: string, values = 0): number => 1 + text.length / 10_000 + 4 * values

/** Closes a tab that sends more than `mostMessages`, and reports it. */
function closeIfEndless(page: Page, say: (what: string) => void): void {
  let messages = 0
  const count = (cost: number) => {
    const isOpen = messages < mostMessages
    messages += cost
    if (!isOpen || messages < mostMessages) return
    say('its tab was closed, because it logs, throws or requests something endlessly')
    page
      .context()
      .close()
      .catch(() => {}) // closed by now
  }
  page.on('console', (message) => count(costOf(message.text(), message.args().length)))
  page.on('pageerror', (error) => count(costOf(error.message)))
  page.on('request', () => count(1))
  page.on('frameattached', () => count(1))
  page.on('framenavigated', () => count(1))
}

const refusedByPolicy = /Content Security Policy|\bTrusted ?(Types|HTML|Script)/

/** Drops the stack, because its positions are in minified files. */
const firstLine = (text: string): string => text.split('\n', 1)[0] as string

export interface Listening {
  readonly origin: string
  /** The site's real origin, which cannot be reached from here; that is not the page's fault. */
  readonly siteOrigin: string
  /** Whether a message is about code that is left out here. */
  isForeign(text: string): boolean
  /** Whether the code at this address belongs to a version other than the one under test. */
  isOfAnother(address: string): boolean
}

/** Records what goes wrong in a tab: errors, policy violations, failed requests. */
export class Complaints {
  #heard: Complaint[] = []
  /** Whether an address, or text that contains one, names the site's real origin. */
  readonly isOfSite: (text: string) => boolean

  constructor(page: Page, { origin, siteOrigin, isForeign, isOfAnother }: Listening) {
    const isOfRequest = (text: string) => siteOrigin !== origin && text.includes(`${siteOrigin}/`)
    this.isOfSite = isOfRequest
    const hear = (sort: Complaint['sort'], text: string) => {
      if (isForeign(text)) return
      const complaint: Complaint = mismatch.test(text)
        ? { sort: 'mismatch', what: explained }
        : { sort, what: oneLine(firstLine(text)) }
      const same = this.#heard.filter((one) => one.sort === complaint.sort)
      if (same.length < most && !same.some(({ what }) => what === complaint.what)) this.#heard.push(complaint)
    }
    const shown = (url: string) => (url.startsWith(origin) ? url.slice(origin.length) : url)
    let isLeaving = false
    page.on('request', (request) => {
      isLeaving ||= request.isNavigationRequest() && request.frame() === page.mainFrame()
      if (isOfAnother(shown(request.url())) && this.#heard.length === 0)
        hear('request', 'its code did not load: another version took over')
    })
    page.on('framenavigated', (frame) => {
      if (!isLeaving || frame !== page.mainFrame()) return
      isLeaving = false
      this.#heard = [] // from the previous page
    })
    page.on('console', (message) => {
      const text = message.text()
      const isSaidBelow = text.startsWith('Failed to load resource') // along with the address
      const isOfBrowser = message.args().length === 0 // no code logged it
      if (message.type() !== 'error' || isSaidBelow || (isOfBrowser && isOfRequest(text))) return
      hear(refusedByPolicy.test(text) ? 'policy' : 'error', text)
    })
    page.on('pageerror', (error) => hear('uncaught', error.message))
    page.on('crash', () => hear('crash', 'its tab crashed'))
    closeIfEndless(page, (what) => hear('crash', what))
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? 'unknown error'
      if (why !== 'net::ERR_ABORTED' && !isOfRequest(request.url()))
        hear('request', `${shown(request.url())} failed to load: ${why}`)
    })
    page.on('response', (response) => {
      const isAsked = !response.request().isNavigationRequest() && !isOfRequest(response.url())
      if (response.status() >= 400 && isAsked)
        hear('request', `${shown(response.url())} returned ${response.status()}`)
    })
  }

  /** Returns what was recorded since the last call, without duplicates, and clears it. */
  take(): Complaint[] {
    const heard = this.#heard
    this.#heard = []
    return heard
  }
}
