import { rotationClock } from '@bridge/shared/hooks/rotation-clock'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** Runs a ticker's track while motion is allowed, and returns which of its cards is nearest to the middle. */
export function useTicker<Region extends HTMLElement>(count: number) {
  const region = useRef<Region>(null)
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(Math.floor(count / 2))

  useEffect(() => {
    if (!region.current) return
    return rotationClock(region.current, (moving) => {
      if (track.current) track.current.style.animationPlayState = moving ? 'running' : 'paused'
      setCurrent(nearestToMiddle(region))
    })
  }, [])

  return { region, track, current }
}

/** Index of the card nearest to the vertical centre of the ticker. */
function nearestToMiddle(region: RefObject<HTMLElement | null>): number {
  const box = region.current?.getBoundingClientRect()
  if (!box) return 0
  const middle = box.top + box.height / 2
  const distances = [...(region.current?.querySelectorAll('figure') ?? [])].map((card) => {
    const { top, height } = card.getBoundingClientRect()
    return Math.abs(top + height / 2 - middle)
  })
  return distances.indexOf(Math.min(...distances))
}
