import { VisuallyHidden } from '@bridge/shared/ui/VisuallyHidden'
import { styled } from 'styled-components'
import { CurrentPath } from './CurrentPath.ts'
import { Footer } from './footer/Footer.tsx'
import { GlobalStyle } from './GlobalStyle.ts'
import { announcerId, mainId, toastsId } from './ids.ts'
import { Navigation } from './Navigation.tsx'
import { ScrollToTop } from './ScrollToTop.tsx'
import { SkipLink } from './SkipLink.tsx'

interface LayoutProps {
  readonly path: string
  /** The prerendered page; without one, `<main>` is left empty. */
  readonly page?: string
}

/**
 * The shared layout: everything around the page. It is static HTML, the same on every page: a released
 * document never re-renders it, and layout/start-layout.ts is its only script.
 */
export const Layout = ({ path, page }: LayoutProps) => (
  <CurrentPath value={path}>
    <GlobalStyle />
    <SkipLink />
    <Navigation />
    <Main
      id={mainId}
      tabIndex={-1}
      {...(page !== undefined && { dangerouslySetInnerHTML: { __html: page } })}
    />
    <Footer />
    <ScrollToTop />
    <VisuallyHidden role="status" aria-live="polite" id={announcerId} />
    <div id={toastsId} />
  </CurrentPath>
)

/** Keeps the overlays of pages beneath the header. */
const Main = styled.main`
  isolation: isolate;
  min-height: 70vh;
  outline: none;
`
