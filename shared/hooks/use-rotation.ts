import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { chosen, ticked } from './rotation.ts'
import { rotationClock } from './rotation-clock.ts'

export interface Rotating<Region extends HTMLElement> {
  readonly selected: number
  /** Selects by hand and gives the selected item its whole time. */
  readonly select: (item: number) => void
  /** What rests the rotation while it is hovered, has the focus or is off screen. */
  readonly region: RefObject<Region | null>
  /** Gets the progress of the selected item as `--progress`, 0 to 100, without rendering anything anew. */
  readonly meter: RefObject<HTMLSpanElement | null>
}

/** What the progress rises by each 100 ms: five seconds an item. */
const step = 2

/** Shows `count` items in turn. */
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

  // The meter has moved to another item, where it still says what it said when that item's time was over.
  useLayoutEffect(() => {
    if (selected === rotation.current.selected) show.current()
  }, [selected])

  return { selected, select: (item) => turnTo.current(chosen(item)), region, meter }
}
