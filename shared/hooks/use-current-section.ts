import { useEffect, useState } from 'react'

/** The last section whose top is above the middle of the window; the first one when none is. */
export const currentSection = (tops: readonly number[], middle: number): number =>
  Math.max(
    0,
    tops.findLastIndex((top) => top < middle),
  )

/** The position among these sections of the one that is being read. The server's page is at its first. */
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
    // Sections also move when a question opens or a font arrives.
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
