import { useEffect, useState } from 'react'

const minute = 60_000

/** How long ago something happened; the title gives the exact time. */
export function When({ at }: { at: string }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), minute / 4)
    return () => window.clearInterval(timer)
  }, [])
  return (
    <time dateTime={at} title={new Date(at).toLocaleString()}>
      {ago(at, now)}
    </time>
  )
}

/** Formatted as on the command line. */
function ago(at: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(at)) / minute)
  if (minutes < -60) return at.slice(0, 10) // dated by a clock that is ahead
  if (minutes < 1) return 'now'
  if (minutes < 60) return `${minutes} min ago`
  if (minutes < 60 * 48) return `${Math.floor(minutes / 60)} h ago`
  if (minutes < 60 * 24 * 14) return `${Math.floor(minutes / 60 / 24)} days ago`
  return at.slice(0, 10)
}
