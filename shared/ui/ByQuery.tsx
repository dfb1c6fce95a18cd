import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { keyframes, styled } from 'styled-components'
import { placeEvent } from '../place-event.ts'
import { currentQuery } from '../replace-query.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type Query<Key extends string> = { readonly [key in Key]?: string }

interface ByQueryProps<Key extends string> {
  /** The query keys that matter here. */
  readonly keys: readonly Key[]
  /** Announced to screen readers when the query has changed what is shown: '3 banks'. Set it once on a page. */
  readonly status?: (query: Query<Key>) => string
  /** Receives an empty query in the document, because documents are prerendered without one. */
  readonly children: (query: Query<Key>) => ReactNode
}

/**
 * Content that depends on the URL's query, such as a filter: `/partners?kind=bank`. A document opened with
 * one of the keys loads its code immediately and hides this content until the query is known, and the shell hides
 * what is below it, so that nothing moves; if the code does not load, all of it is shown after four seconds. Links to
 * other queries are plain links.
 */
export function ByQuery<Key extends string>({ keys, status, children }: ByQueryProps<Key>) {
  const search = useSyncExternalStore<string | undefined>(subscribe, currentQuery, ofDocument)
  const query = read(search ?? '', keys)
  const isAsked = Object.keys(query).length > 0
  const [wasAsked, setWasAsked] = useState(isAsked)
  if (isAsked && !wasAsked) setWasAsked(true)
  return (
    <Place $keys={keys} data-by-query={search === undefined ? keys.join(' ') : undefined}>
      {status && <VisuallyHidden role="status">{wasAsked && status(query)}</VisuallyHidden>}
      {children(query)}
    </Place>
  )
}

const ofDocument = () => undefined

function subscribe(listener: () => void): () => void {
  addEventListener(placeEvent, listener)
  return () => removeEventListener(placeEvent, listener)
}

function read<Key extends string>(search: string, keys: readonly Key[]): Query<Key> {
  const given = new URLSearchParams(search)
  return Object.fromEntries(keys.map((key) => [key, given.get(key)]).filter(([, value]) => value !== null))
}

const unseen = keyframes`from, to { visibility: hidden; }`

/* Hidden by the delay rather than the duration, which prefers-reduced-motion sets to zero. */
const Place = styled.div<{ $keys: readonly string[] }>`
  ${({ $keys }) => $keys.map((key) => `html[data-query~=${JSON.stringify(key)}] &[data-by-query]`).join()} {
    animation: ${unseen} 1ms 4s backwards;
  }
`
