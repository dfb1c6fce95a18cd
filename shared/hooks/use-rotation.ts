import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { chosen, ticked } from './rotation.ts'
import { rotationClock } from './rotation-clock.ts'

export interface Rotating<Region extends HTMLElement> {
  readonly selected: number
  /** Selects an item and gives it its full time. */
  readonly select: (item: number) => void
  /** The rotation pauses while this element is hovered, has focus or is off screen. */
  readonly region: RefObject<Region | null>
  /** Receives the selected item's progress as `--progress`, 0 to 100, without re-rendering. */
  readonly meter: RefObject<HTMLSpanElement | null>
}

/** Progress per 100 ms: five seconds per item. */
const step = 2

/** Rotates through `count` items. */
export function useRotation<Region extends HTMLElement>(count: number): Rotating<Region> {
  const [selected, setSelected] = useState(0)
  const rotation = useRef(chosen(0))
  const region = useRef<Region>(null)
  const meter = useRef<HTMLSpanElement>(null)

  const show = useRef(() => meter.current?.style.setProperty('--progress', `${rotation.current.progress}`))
  const turnTo = useRef((next: typeof rotation.current) => {
    rotation.current = next
    setSelected(next.selected)
    show.current()
  })

  useEffect(() => {
    if (!region.current) return
    return rotationClock(region.current, (moving) => {
      if (moving) turnTo.current(ticked(rotation.current, count, step))
    })
  }, [count])

  // The meter is now another item's element, which still shows that item's last progress.
  useLayoutEffect(() => {
    if (selected === rotation.current.selected) show.current()
  }, [selected])

  return { selected, select: (item) => turnTo.current(chosen(item)), region, meter }
}
