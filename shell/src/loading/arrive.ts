import type { Head } from '@bridge/shared/contract'
import { notFoundTitle } from '@bridge/shared/page-title'
import { announcerId, mainId } from '../layout/ids.ts'

export const failedTitle = 'This page could not be loaded'

let shownPath = globalThis.location?.pathname

/**
 * Does for an in-app page what browsers do on a document load: sets the title and description and, for visitors
 * who cannot see the page change, announces it and moves focus.
 */
export function arriveAt(head: Head | 'failed' | undefined): void {
  if (head === undefined) document.title = notFoundTitle
  else if (head !== 'failed') describeDocument(head)
  if (location.pathname === shownPath) return
  shownPath = location.pathname
  if (head === 'failed') document.title = failedTitle
  announce(head === 'failed' ? failedTitle : (head?.title ?? notFoundTitle))
  document.getElementById(mainId)?.focus({ preventScroll: true })
}

function announce(text: string): void {
  const announcer = document.getElementById(announcerId)
  if (announcer) announcer.textContent = text
}

function describeDocument({ title, description }: Head): void {
  document.title = title
  document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (canonical) canonical.href = new URL(location.pathname, canonical.href).href
}
