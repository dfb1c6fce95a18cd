import type { Page } from 'playwright-core'
import { oneLine } from '../print.ts'

/** What React's production build says of a page that its server has rendered otherwise. */
const mismatch = /Minified React error #(?:418|419|421|422|423|425)\b/
const explained = 'what it renders in the browser differs from its document (React: hydration mismatch)'

/** Of one page, between two looks. */
const most = 50

/** Without the stack: its places are those of minified files. */
const firstLine = (text: string): string => text.split('\n', 1)[0] as string

/** What goes wrong in a tab, as it comes: errors, refusals of the policy, requests that fail. */
export class Complaints {
  #heard: string[] = []

  /** What a page asks of the site's own origin is asked of another one here: that is no fault of its. Nor is what is foreign. */
  constructor(page: Page, origin: string, siteOrigin: string, isForeign = (_text: string) => false) {
    const hear = (text: string) =>
      this.#heard.length < most &&
      !isForeign(text) &&
      (siteOrigin === origin || !text.includes(`${siteOrigin}/`)) &&
      this.#heard.push(oneLine(mismatch.test(text) ? explained : firstLine(text)))
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
      const isOfRequest = message.text().startsWith('Failed to load resource') // said below, with its address
      if (message.type() === 'error' && !isOfRequest) hear(message.text())
    })
    page.on('pageerror', (error) => hear(error.message))
    page.on('crash', () => hear('its tab crashes'))
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? 'it fails'
      if (why !== 'net::ERR_ABORTED') hear(`${shown(request.url())} cannot be had: ${why}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400 && !response.request().isNavigationRequest())
        hear(`${shown(response.url())} is answered ${response.status()}`)
    })
  }

  /** What was heard since it was asked last, each thing once. */
  take(): string[] {
    const heard = [...new Set(this.#heard)]
    this.#heard = []
    return heard
  }
}
