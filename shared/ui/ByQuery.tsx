import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { keyframes, styled } from 'styled-components'
import { placeEvent } from '../place-event.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type Query<Key extends string> = { readonly [key in Key]?: string }

interface ByQueryProps<Key extends string> {
  /** The keys of the address's query that matter here. */
  readonly keys: readonly Key[]
  /** What a screen reader says when the query has changed what is shown: '3 banks'. */
  readonly status: (query: Query<Key>) => string
  /** Gets an empty query for the document, as documents are made without one. */
  readonly children: (query: Query<Key>) => ReactNode
}

/**
 * What the query of the address decides, such as a filter: `/partners?kind=bank`. A document with one of the keys in its
 * address brings its code at once and shows this part when the query is known; without code it shows the whole, four
 * seconds later. Links to other queries are plain links.
 */
export function ByQuery<Key extends string>({ keys, status, children }: ByQueryProps<Key>) {
  const search = useSyncExternalStore<string | undefined>(subscribe, ofBrowser, ofDocument)
  const query = read(search ?? '', keys)
  const isAsked = Object.keys(query).length > 0
  const [wasAsked, setWasAsked] = useState(isAsked)
  if (isAsked && !wasAsked) setWasAsked(true)
  return (
    <Place $keys={keys} data-by-query={search === undefined ? keys.join(' ') : undefined}>
      <VisuallyHidden role="status">{wasAsked && status(query)}</VisuallyHidden>
      {children(query)}
    </Place>
  )
}

const ofBrowser = (): string => location.search
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

/* The delay hides, not the movement: those who want none would have no time of it. */
const Place = styled.div<{ $keys: readonly string[] }>`
  ${({ $keys }) => $keys.map((key) => `html[data-query~=${JSON.stringify(key)}] &[data-by-query]`).join()} {
    animation: ${unseen} 1ms 4s backwards;
  }
`
