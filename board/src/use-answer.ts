import { useEffect, useState } from 'react'
import { ask, asNoAnswer, type NoAnswer } from './ask.ts'

interface Given<Data> {
  readonly data?: Data
  readonly trouble?: NoAnswer
}

/** Sends a query, and sends it again only when the query changes. */
export function useAnswer<Data>(name: string, question: Readonly<Record<string, string>>): Given<Data> {
  const key = JSON.stringify(question)
  const [given, setGiven] = useState<Given<Data> & { readonly key: string }>()
  useEffect(() => {
    const asking = new AbortController()
    ask<Data>(name, JSON.parse(key), asking.signal).then(
      (data) => setGiven({ key, data }),
      (error) => asking.signal.aborted || setGiven({ key, trouble: asNoAnswer(error) }),
    )
    return () => asking.abort()
  }, [name, key])
  return given?.key === key ? given : {}
}
