import {
  Component,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { styled } from 'styled-components'
import { tellPageShown } from '../activation/page-shown.ts'
import type { Place, TabPlaces } from '../navigation/place.ts'
import { arriveAt } from './arrive.ts'
import { Contained } from './Contained.tsx'
import { keepStyles } from './keep-styles.ts'
import { giveTyped } from './keep-typed.ts'
import { loadDocument } from './load-document.ts'
import { PageError } from './PageError.tsx'
import { PageRouter } from './PageRouter.tsx'
import { Prerendered } from './Prerendered.tsx'
import type { PageEntry, PageState } from './page-entry.ts'
import type { Pages } from './pages.ts'
import { restorePlace } from './restore-place.ts'

export type PageSource = Pick<Pages, 'at' | 'leave' | 'revisit'>

interface PageOutletProps {
  readonly pages: PageSource
  readonly place: Place
  readonly navigate: TabPlaces['navigate']
}

/** The page at the current address, in the layout's `<main>`. A failing page affects only this region. */
export function PageOutlet({ pages, place, navigate }: PageOutletProps) {
  const { pathname } = place
  const entry = pages.at(pathname)
  const arrived = useRef(pathname)

  useEffect(() => {
    if (!entry) loadDocument()
  }, [entry])

  useEffect(() => () => pages.leave(pathname), [pages, pathname])

  useEffect(() => {
    if (pathname !== arrived.current) pages.revisit(pathname)
    arrived.current = pathname
  }, [pages, pathname])

  const waiting = entry?.prerendered ? (
    <Prerendered nodes={entry.prerendered} />
  ) : (
    <Loading>Loading...</Loading>
  )
  if (!entry) return waiting
  return (
    <Contained onError={loadDocument}>
      <PageRegion key={pathname} entry={entry} waiting={waiting} place={place} navigate={navigate} />
    </Contained>
  )
}

interface PageRegionProps extends Omit<PageOutletProps, 'pages'> {
  readonly entry: PageEntry
  readonly waiting: ReactNode
}

function PageRegion({ entry, waiting, ...here }: PageRegionProps) {
  const [isLate] = useState(entry.shownVersion === undefined)
  const current = () => entry.state
  const state = useSyncExternalStore(entry.subscribe, current, current)
  return (
    <PageBoundary entry={entry}>
      <Suspense fallback={waiting}>
        <Page {...here} entry={entry} arriving={state} isLate={isLate} />
      </Suspense>
    </PageBoundary>
  )
}

interface PageProps extends Omit<PageRegionProps, 'waiting'> {
  readonly arriving: Promise<PageState>
  /** Whether the visitor had to wait for the page. */
  readonly isLate: boolean
}

function Page({ entry, arriving, isLate, ...here }: PageProps) {
  const state = use(arriving)
  const { place } = here
  useLayoutEffect(giveTyped, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page is shown, not on jumps within it
  useEffect(() => {
    if (state !== 'failed') restorePlace(place, isLate)
  }, [state])
  useEffect(() => {
    arriveAt(state === 'failed' ? state : state.module.head(state.props))
    tellPageShown()
  }, [state])
  if (state === 'failed') return entry.prerendered ? <Prerendered nodes={entry.prerendered} /> : <PageError />
  return (
    <>
      <KeepStyles />
      <PageRouter {...here}>
        <state.module.default {...state.props} />
      </PageRouter>
    </>
  )
}

/** Placed before the page, so that no effect of the page runs without the page's styles. */
function KeepStyles() {
  useLayoutEffect(keepStyles, [])
  return null
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
