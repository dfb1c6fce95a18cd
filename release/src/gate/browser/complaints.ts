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

/** What goes wrong in a tab, as it comes: errors, refusals of the policy, requests that fail. */
export class Complaints {
  #heard: Complaint[] = []

  /** What a page asks of the site's own origin is asked of another one here: that is no fault of its. Nor is what is foreign. */
  constructor(page: Page, origin: string, siteOrigin: string, isForeign = (_text: string) => false) {
    const isOfRequest = (text: string) => siteOrigin !== origin && text.includes(`${siteOrigin}/`)
    const hear = (sort: Complaint['sort'], text: string) => {
      if (isForeign(text) || (sort !== 'uncaught' && isOfRequest(text))) return
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
    })
    page.on('framenavigated', (frame) => {
      if (!isLeaving || frame !== page.mainFrame()) return
      isLeaving = false
      this.#heard = [] // of the page before
    })
    page.on('console', (message) => {
      const isSaidBelow = message.text().startsWith('Failed to load resource') // with its address
      if (message.type() !== 'error' || isSaidBelow) return
      hear(refusedByPolicy.test(message.text()) ? 'policy' : 'error', message.text())
    })
    page.on('pageerror', (error) => hear('uncaught', error.message))
    page.on('crash', () => hear('crash', 'its tab crashes'))
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? 'it fails'
      if (why !== 'net::ERR_ABORTED') hear('request', `${shown(request.url())} cannot be had: ${why}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400 && !response.request().isNavigationRequest())
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
