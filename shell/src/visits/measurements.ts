import type { Vitals } from '@bridge/shared/visit-report'
import { navigationTiming } from '../browser/navigation-timing.ts'

/** The parts used here of https://w3c.github.io/event-timing and https://wicg.github.io/layout-instability. */
interface Timed extends PerformanceEntry {
  readonly interactionId?: number
  readonly value: number
  readonly hadRecentInput: boolean
}

/** The duration of each interaction's longest event, in ms, by its id. */
const interactions: Record<number, number> = {}

const observer = new PerformanceObserver((list) => keep(list.getEntries()))

/**
 * Must start with the visit, because browsers buffer only events longer than 104 ms; web-vitals ignores those shorter
 * than 40 ms.
 */
export const watchInteractions = (): void =>
  observer.observe({ type: 'event', durationThreshold: 40 } as PerformanceObserverInit)

/** Measures a visit from what the browser has recorded, as https://github.com/GoogleChrome/web-vitals defines it. */
export function measurements(): Vitals {
  const press = kept('first-input')
  const paint = kept('largest-contentful-paint').at(-1)
  keep(press)
  keep(observer.takeRecords())
  return {
    ...(paint && { lcp: Math.max(paint.startTime - activation(), 0) }),
    // no entries can mean no shifts or no support: 0 is reported only where shifts are supported
    ...('LayoutShift' in window && { cls: largestBurst(kept('layout-shift')) }),
    ...(press[0] && { inp: nextPaint(), press: press[0].duration }),
  }
}

/** A prerendered page's visit begins when the visitor arrives. */
const activation = () =>
  (navigationTiming() as { activationStart?: number } | undefined)?.activationStart ?? 0

function kept(type: string): Timed[] {
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type, buffered: true })
  return observer.takeRecords() as Timed[]
}

function keep(entries: PerformanceEntryList): void {
  for (const { interactionId, duration } of entries as Timed[])
    if (interactionId) interactions[interactionId] = Math.max(interactions[interactionId] ?? 0, duration)
}

/** The longest interaction, ignoring one in fifty. */
function nextPaint(): number {
  const longest = Object.values(interactions).sort((one, other) => other - one)
  const { interactionCount = longest.length } = performance as { interactionCount?: number }
  return longest[Math.floor(interactionCount / 50)] ?? longest.at(-1) ?? 0
}

/** The largest sum of shifts that are less than 1 s apart and within 5 s of each other. */
function largestBurst(shifts: readonly Timed[]): number {
  let largest = 0
  let burst = 0
  let first = 0
  let last = 0
  for (const { value, hadRecentInput, startTime } of shifts) {
    if (hadRecentInput) continue
    if (startTime - last >= 1000 || startTime - first >= 5000) {
      burst = 0
      first = startTime
    }
    burst += value
    last = startTime
    largest = Math.max(largest, burst)
  }
  return largest
}
