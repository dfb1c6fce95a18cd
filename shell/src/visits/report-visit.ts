import { type DocumentData, documentDataId } from '@bridge/shared/pin'
import { mostEvents, type VisitEvent, type VisitReport } from '@bridge/shared/visit-report'
import { measurements, watchInteractions } from './measurements.ts'
import { visitEvent } from './tell-visit.ts'
import { thrownAt, whose } from './whose-code.ts'

/** Reports what happens in this document: soon after something has failed, and when the visitor leaves. */
export function reportVisit(): void {
  const path = location.pathname
  const wasHidden = document.hidden
  const chance = Math.random()
  let isMeasured = false
  let visit: Pick<VisitReport, 'visit'> = { visit: true }
  let events: VisitEvent[] = []
  let left = mostEvents
  const failed: Record<string, unknown> = {}

  const send = (vitals?: VisitReport['vitals']) => {
    const { site, versions: [page] = [] } = data()
    if (!page || !site?.events) return
    const counts = chance < site.events.sample
    if (!events.length && !(counts && vitals)) return
    navigator.sendBeacon(
      site.events.endpoint,
      JSON.stringify({
        format: 1,
        path,
        part: page.part,
        version: page.version,
        ...(counts && { ...visit, vitals: vitals ?? {} }),
        events,
      } satisfies VisitReport),
    )
    visit = {}
    events = []
  }
  const sendSoon = () => setTimeout(send, 2000)

  /**
   * Only the first failures of a page that keeps failing are reported. Policy violations are marked separately, because
   * they may be an extension's.
   */
  const add = (event: VisitEvent) => {
    const whose = `${event.part}${event.version}${event.kind === 'policy'}`
    const marked = failed[whose] ? event : { ...event, first: true as const }
    failed[whose] = 1
    if (left-- <= 0 || events.push(marked) > 1) return
    if (document.readyState === 'complete') sendSoon()
    else addEventListener('load', sendSoon)
  }
  const addFrom = (kind: VisitEvent['kind'], address = '') => add({ kind, ...whose(address, data().shell) })

  const leave = () => {
    send(isMeasured ? undefined : wasHidden ? {} : measurements())
    isMeasured = true
  }

  addEventListener('error', ({ error, filename }) => addFrom('error', thrownAt(error) ?? filename))
  addEventListener('unhandledrejection', ({ reason }) => addFrom('rejection', thrownAt(reason)))
  addEventListener('securitypolicyviolation', ({ sourceFile }) => addFrom('policy', sourceFile))
  addEventListener(visitEvent, (event) => {
    event.preventDefault() // tells the app that it will be reported
    add((event as CustomEvent<VisitEvent>).detail)
  })
  addEventListener('visibilitychange', () => document.hidden && leave())
  addEventListener('pagehide', leave)
  watchInteractions()
}

/** The document's data, which may not have arrived when something first fails. */
const data = (): Partial<DocumentData> =>
  JSON.parse(document.getElementById(documentDataId)?.textContent ?? '{}')
