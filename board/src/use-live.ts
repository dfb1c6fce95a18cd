import type { Live } from '@bridge/release/src/board/answers.ts'
import { useEffect, useState } from 'react'
import { ask, asNoAnswer, type NoAnswer } from './ask.ts'

export interface Followed {
  readonly live?: Live
  /** When the server last responded. */
  readonly at?: Date
  readonly trouble?: NoAnswer
}

/** Delay between a response and the next request, in ms. */
const pause = 1500

/** What is live, by polling; while polling fails, what was live when it last succeeded. */
export function useLive(): Followed {
  const [followed, setFollowed] = useState<Followed>({})
  useEffect(() => {
    let timer: number | undefined
    let shown = ''
    const asking = new AbortController()
    const follow = async () => {
      try {
        const live = await ask<Live>('live', {}, asking.signal)
        const text = JSON.stringify(live)
        const isSame = text === shown // keep the same object, so that nothing re-renders
        setFollowed((last) => ({ live: isSame && last.live ? last.live : live, at: new Date() }))
        shown = text
      } catch (error) {
        if (asking.signal.aborted) return
        setFollowed(({ live, at }) => ({
          ...(live && { live }),
          ...(at && { at }),
          trouble: asNoAnswer(error),
        }))
      }
      timer = window.setTimeout(follow, pause)
    }
    follow()
    return () => {
      asking.abort()
      window.clearTimeout(timer)
    }
  }, [])
  return followed
}
