import { Component, type ReactNode, Suspense, use, useEffect, useRef, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { tellPageShown } from '../activation/page-shown.ts'
import { arriveAt } from '../navigation/arrive.ts'
import type { Place, TabPlaces } from '../navigation/place.ts'
import { PageError } from './PageError.tsx'
import { PageRouter } from './PageRouter.tsx'
import { Prerendered } from './Prerendered.tsx'
import type { PageEntry, PageState } from './page-entry.ts'
import { loadDocument, type Pages } from './pages.ts'

export type PageSource = Pick<Pages, 'at' | 'leave' | 'revisit'>

interface PageOutletProps {
  readonly pages: PageSource
  readonly place: Place
  readonly navigate: TabPlaces['navigate']
}

/** The page at the current address, in the layout's `<main>`. A page that fails costs this region only. */
export function PageOutlet({ pages, place, navigate }: PageOutletProps) {
  const { pathname, key } = place
  const entry = pages.at(pathname)
  const arrived = useRef(key)

  useEffect(() => {
    if (!entry) loadDocument()
  }, [entry])

  useEffect(() => () => pages.leave(pathname), [pages, pathname])

  useEffect(() => {
    if (key !== arrived.current) pages.revisit(pathname)
    arrived.current = key
  }, [pages, pathname, key])

  const waiting = entry?.prerendered ? (
    <Prerendered nodes={entry.prerendered} />
  ) : (
    <Loading>Loading...</Loading>
  )
  if (!entry) return waiting
  return <PageRegion key={pathname} entry={entry} waiting={waiting} place={place} navigate={navigate} />
}

interface PageRegionProps extends Omit<PageOutletProps, 'pages'> {
  readonly entry: PageEntry
  readonly waiting: ReactNode
}

function PageRegion({ entry, waiting, ...here }: PageRegionProps) {
  const current = () => entry.state
  const state = useSyncExternalStore(entry.subscribe, current, current)
  return (
    <PageBoundary entry={entry}>
      <Suspense fallback={waiting}>
        <Page {...here} entry={entry} arriving={state} />
      </Suspense>
    </PageBoundary>
  )
}

interface PageProps extends Omit<PageRegionProps, 'waiting'> {
  readonly arriving: Promise<PageState>
}

function Page({ entry, arriving, ...here }: PageProps) {
  const state = use(arriving)
  useEffect(() => {
    arriveAt(state === 'failed' ? undefined : state.module.head(state.props))
    tellPageShown()
  }, [state])
  if (state === 'failed') return entry.prerendered ? <Prerendered nodes={entry.prerendered} /> : <PageError />
  return (
    <PageRouter {...here}>
      <state.module.default {...state.props} />
    </PageRouter>
  )
}

interface BoundaryProps {
  readonly entry: PageEntry
  readonly children: ReactNode
}

class PageBoundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.entry.onRenderError(error)
    this.setState({ broken: false })
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}

const Loading = styled.p`
  padding: 6rem var(--gutter);
  text-align: center;
  color: var(--muted);
`
