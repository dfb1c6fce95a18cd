import type { VisitEvent } from '@bridge/shared/visit-report'

/** The app and the script that reports visits are separate files, and share nothing but this event. */
export const visitEvent = 'bridge-visit'

/** Announces what happened to a version. Returns whether it will be reported. */
export const tellVisit = (
  kind: VisitEvent['kind'],
  { part, version }: Required<Pick<VisitEvent, 'part' | 'version'>>,
): boolean =>
  !dispatchEvent(new CustomEvent(visitEvent, { detail: { kind, part, version }, cancelable: true }))
