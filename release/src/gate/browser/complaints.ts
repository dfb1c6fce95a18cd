import type { Page } from 'playwright-core'
import { oneLine } from '../../print.ts'

/** What React's production build says of a page that its server has rendered otherwise. */
const mismatch = /Minified React error #(?:418|419|421|422|423|425)\b/
const explained = 'what it renders in the browser differs from its document (React: hydration mismatch)'

/** Of one page, between two looks. */
const most = 20

/** What a page says to be wrong, by the sort of trouble. */
export interface Complaint {
  readonly sort: 'error' | 'policy' | 'uncaught' | 'mismatch' | 'request' | 'crash'
  readonly what: string
}

const refusedByPolicy = /Content Security Policy|\bTrusted ?(Types|HTML|Script)/

/** Without the stack: its places are those of minified files. */
const firstLine = (text: string): string => text.split('\n', 1)[0] as string

export interface Listening {
  readonly origin: string
  /** What a page asks of the site's own origin is asked of another one here: that is no fault of its. */
  readonly siteOrigin: string
  /** Whether the words are about what is left out here. */
  isForeign(text: string): boolean
  /** Whether the code at this address is that of another version than the one that is looked at. */
  isOfAnother(address: string): boolean
}

/** What goes wrong in a tab, as it comes: errors, refusals of the policy, requests that fail. */
export class Complaints {
  #heard: Complaint[] = []

  constructor(page: Page, { origin, siteOrigin, isForeign, isOfAnother }: Listening) {
    const isOfRequest = (text: string) => siteOrigin !== origin && text.includes(`${siteOrigin}/`)
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
        hear('request', 'its code does not come: another version takes over')
    })
    page.on('framenavigated', (frame) => {
      if (!isLeaving || frame !== page.mainFrame()) return
      isLeaving = false
      this.#heard = [] // of the page before
    })
    page.on('console', (message) => {
      const text = message.text()
      const isSaidBelow = text.startsWith('Failed to load resource') // with its address
      const isOfBrowser = message.args().length === 0 // no code has said it
      if (message.type() !== 'error' || isSaidBelow || (isOfBrowser && isOfRequest(text))) return
      hear(refusedByPolicy.test(text) ? 'policy' : 'error', text)
    })
    page.on('pageerror', (error) => hear('uncaught', error.message))
    page.on('crash', () => hear('crash', 'its tab crashes'))
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? 'it fails'
      if (why !== 'net::ERR_ABORTED' && !isOfRequest(request.url()))
        hear('request', `${shown(request.url())} cannot be had: ${why}`)
    })
    page.on('response', (response) => {
      const isAsked = !response.request().isNavigationRequest() && !isOfRequest(response.url())
      if (response.status() >= 400 && isAsked)
        hear('request', `${shown(response.url())} is answered ${response.status()}`)
    })
  }

  /** What was heard since it was asked last, each thing once. */
  take(): Complaint[] {
    const heard = this.#heard
    this.#heard = []
    return heard
  }
}
