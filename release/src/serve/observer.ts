import type { IncomingMessage } from 'node:http'
import type { VisitReport } from '@bridge/shared/visit-report'
import type { Store } from '../store/store.ts'
import type { Bodies } from './body.ts'
import type { LiveSite } from './live-site.ts'

/** The kind of response to a request. */
export type Kind =
  | 'document'
  | 'pin'
  | 'text'
  | 'file'
  | 'redirect'
  | 'missing'
  | 'form'
  | 'events'
  | 'preview'
  | 'refused'
  | 'error'

export interface Sent {
  readonly kind: Kind
  /** The part that the address belongs to, if any. */
  readonly part?: string | undefined
  /** Bytes of a file or document that are being sent. */
  readonly bytes?: Buffer | undefined
  /** The outcome of a message: browsers that posted it without JavaScript are always redirected. */
  readonly outcome?: number
  /** Why the request failed. */
  readonly error?: string
}

/** A request whose response has been handed, or is being handed, to the operating system. */
export interface Answered {
  readonly request: Pick<IncomingMessage, 'method' | 'url'>
  readonly status: number
  /** In ms since the request arrived, excluding the time that the client takes to read. */
  readonly took: number
}

/** What a running server can report. */
export interface Running {
  readonly store: Store
  readonly bodies: Pick<Bodies, 'counts'>
  site(): LiveSite
  /** The last time, by `performance.now()`, at which there was no newer release than the one shown. */
  newestAt(): number
  /** How many parts are shown differently from the release's record, because their pages cannot be served. */
  held(): number
}

/** Notified of what a server does. Must return quickly and not throw. */
export interface Observer {
  begins?(running: Running): void
  answered?(sent: Sent, answered: Answered): void
  /** A request was not valid HTTP, or was too large or too slow. */
  malformed?(): void
  /** A browser reports what happened on a visit. Anyone can send such a report. The client is never recorded. */
  reported?(report: VisitReport, site: LiveSite, client: string): void
  /** A release record is damaged, or not signed by a key that may make this release. */
  refusedRecord?(number: number): void
}

/** Combines several observers into one. */
export const allOf = (observers: readonly Observer[]): Required<Observer> => ({
  begins: (running) => observers.forEach((one) => void one.begins?.(running)),
  answered: (sent, answered) => observers.forEach((one) => void one.answered?.(sent, answered)),
  malformed: () => observers.forEach((one) => void one.malformed?.()),
  reported: (...told) => observers.forEach((one) => void one.reported?.(...told)),
  refusedRecord: (number) => observers.forEach((one) => void one.refusedRecord?.(number)),
})
