import { useEffect, useState } from 'react'

/** The last section whose top is above the middle of the window; the first one if none is. */
export const currentSection = (tops: readonly number[], middle: number): number =>
  Math.max(
    0,
    tops.findLastIndex((top) => top < middle),
  )

/** The index of the section being read. On the server it is the first. */
export function useCurrentSection(sections: readonly { readonly id: string }[]): number {
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    let frame = 0
    const measure = () => {
      frame = 0
      setCurrent(currentSection(topsOf(sections), innerHeight / 2))
    }
    const later = () => {
      frame ||= requestAnimationFrame(measure)
    }
    measure()
    addEventListener('scroll', later, { passive: true })
    addEventListener('resize', later)
    // Sections also move when a question opens or a font loads.
    const heights = new ResizeObserver(later)
    heights.observe(document.body)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', later)
      removeEventListener('resize', later)
      heights.disconnect()
    }
  }, [sections])

  return current
}

const topsOf = (sections: readonly { readonly id: string }[]): number[] =>
  sections.map(
    ({ id }) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
  )
