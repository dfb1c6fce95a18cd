import type { VisitEvent } from '@bridge/shared/visit-report'

/** The app and the script that reports visits are files of their own, and share nothing but this event. */
export const visitEvent = 'bridge-visit'

/** Says what happened to a version. Returns whether it will be reported. */
export const tellVisit = (
  kind: VisitEvent['kind'],
  { part, version }: Required<Pick<VisitEvent, 'part' | 'version'>>,
): boolean =>
  !dispatchEvent(new CustomEvent(visitEvent, { detail: { kind, part, version }, cancelable: true }))
