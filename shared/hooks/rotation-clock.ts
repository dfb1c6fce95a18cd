import { tickMilliseconds } from './rotation.ts'

/**
 * Ticks while the region is on screen, reporting each time whether motion is allowed. Returns a function that
 * stops it. Hover and focus are polled, not listened to: a pointer that was there all along fires no event.
 */
export function rotationClock(region: Element, onTick: (moving: boolean) => void): () => void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  // A rotation's controls may be beside it in the same section, including a switch that stops it.
  const around = region.parentElement?.closest('section') ?? region
  const resting = () =>
    document.hidden ||
    reduced.matches ||
    region.matches(':hover') ||
    around.matches(':focus-within, :has(input:checked)')

  let timer: ReturnType<typeof setInterval> | undefined
  const stop = () => {
    clearInterval(timer)
    timer = undefined
  }
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) timer ??= setInterval(() => onTick(!resting()), tickMilliseconds)
    else {
      stop()
      onTick(false)
    }
  })
  observer.observe(region)
  return () => {
    observer.disconnect()
    stop()
  }
}
