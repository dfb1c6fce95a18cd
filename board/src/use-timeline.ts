import type { Timeline } from '@bridge/release/src/board/answers.ts'
import { useEffect, useState } from 'react'
import { ask, asNoAnswer, type NoAnswer } from './ask.ts'

/** As many releases as requested, newest first; fetched again when another release goes live. */
export function useTimeline(release: number, count: number, part: string) {
  const [timeline, setTimeline] = useState<Timeline>()
  const [trouble, setTrouble] = useState<NoAnswer>()
  useEffect(() => {
    const asking = new AbortController()
    ask<Timeline>('timeline', { release, count, part: part || undefined }, asking.signal).then(
      (read) => {
        setTimeline(read)
        setTrouble(undefined)
      },
      (error) => asking.signal.aborted || setTrouble(asNoAnswer(error)),
    )
    return () => asking.abort()
  }, [release, count, part])
  return { timeline, trouble }
}
