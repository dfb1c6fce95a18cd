import type { ReactNode } from 'react'
import { Announcer } from './Announcer.tsx'
import { Footer } from './footer/Footer.tsx'
import { GlobalStyle } from './GlobalStyle.ts'
import { Navigation } from './Navigation.tsx'
import { ScrollToTop } from './ScrollToTop.tsx'
import { SkipLink } from './SkipLink.tsx'
import { ToasterSlot } from './ToasterSlot.tsx'

/** The shared layout: everything around the page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyle />
      <SkipLink />
      <Navigation />
      {children}
      <Footer />
      <ScrollToTop />
      <Announcer />
      <ToasterSlot />
    </>
  )
}
